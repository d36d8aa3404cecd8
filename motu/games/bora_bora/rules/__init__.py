"""The rules of Bora Bora, one module per chapter."""
