"""The rules of the games, and the contract they share."""
