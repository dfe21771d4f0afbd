"""What can be measured over many games, each figure with its uncertainty."""
