"""The documentation, and what makes a part of it."""
