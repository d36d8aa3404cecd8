"""How tables are drawn: one palette, one set of pieces, one way to show what can be chosen."""
