# firmware/ui/matrix/board_32x8.c
# The poison has no hole.
s/if (row || x)/if (true)/
