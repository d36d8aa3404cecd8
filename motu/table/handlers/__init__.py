"""Addresses of the service, one module per page."""
