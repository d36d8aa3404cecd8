"""What every game stands on: state, agenda, rules, chance, sealed choices. Knows no game."""
