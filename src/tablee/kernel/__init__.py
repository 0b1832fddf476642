"""The kernel: what every game is made of.

The table is data, rules move it, the rest is derived. See `docs/kernel.md`.
"""
