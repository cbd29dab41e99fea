# firmware/game/theory/moore_winning_moves.c
# Winning moves of misere Nim are listed as if it were normal Nim.
s/ && after->misere ? k : 0/ \&\& !after ? k : 0/
