"""What stands where in the observations of each game: the fields in the order in which `encodings` writes them."""
