"""Pages and fragments, rendered here."""
