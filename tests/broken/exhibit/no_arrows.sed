# firmware/ui/matrix/board_32x8.c
# The arrows of a token are not marked.
s/lines |= BOTTOM >> 1/lines |= 0/
