"""The house: tables that are open to people, over the web."""
