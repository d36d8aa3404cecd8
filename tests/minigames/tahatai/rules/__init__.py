"""The rules of Tahatai, one module per chapter."""
