# firmware/game/theory/nim.c
# Misere Nim with one pile above 1 left is played as if it were normal Nim.
s/big <= 1 && position->misere/big == 0 \&\& position->misere/
