# firmware/game/theory/moore.c
# Misere play is played as if it were normal.
s/position->misere)$/0)/
