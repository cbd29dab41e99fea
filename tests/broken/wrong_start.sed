# firmware/game/games.c
# A start position of Nim has a stone more.
s/nim_starts\[\] = {3, 3, 4, 5/nim_starts[] = {3, 3, 4, 6/
