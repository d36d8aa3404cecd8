"""A game being played: history, undo, record file, replay, verification."""
