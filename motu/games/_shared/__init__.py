"""What the games share: texts, pictures and the shape of a game folder."""
