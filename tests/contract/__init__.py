"""What every game owes to those who build on it: written once, run on every game and on all mini-games.

MOTU_BUDGET (a factor, "quick" or "full") says how many games are played; MOTU_GOLDEN=1 renews golden files.
A new game is found by itself and needs two things here: a module <game>_invariants.py (see invariants.py) and
its golden files.
"""
