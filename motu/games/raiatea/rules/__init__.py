"""The rules of Raiatea, one module per chapter."""
