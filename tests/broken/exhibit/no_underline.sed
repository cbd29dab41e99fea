# firmware/ui/matrix/board_32x8.c
# A chosen number is not underlined.
s/dots_block(x, NUMBER_WIDTH, BOTTOM)/(void)0/
