"""Who may do what, and how much: names, signatures, budgets, blocked guests."""
