"""The laboratory: simulation and measurement."""
