"""What a game is: the contract, moves, chance, sheets, records, Match and Position.

Nothing here knows a game, a terminal, a network or a clock.
"""
