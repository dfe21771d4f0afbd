"""What can be measured of many games, each figure with how far off it may be."""
