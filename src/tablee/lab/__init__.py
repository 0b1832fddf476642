"""Simulations, tournaments, measurements: everything with a figure in it."""
