"""What a seat knows, written as numbers: one module for each game, compiled. `layouts` says what stands where."""
