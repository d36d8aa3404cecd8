"""The rules of Costa Ruana, one module per chapter."""
