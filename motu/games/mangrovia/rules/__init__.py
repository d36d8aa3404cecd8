"""The rules of Mangrovia, one module per chapter."""
