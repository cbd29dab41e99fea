# firmware/ui/matrix/board_32x8.c
# Numbers stand as close together as their digits.
s/dots_column(x - 1, COMMA)/(void)0/
