"""Allergono: get rid of your cards, call "allergono !", catch who forgets."""
