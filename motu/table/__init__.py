"""The table: the web service on which people play."""
