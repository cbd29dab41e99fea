# board/exhibit/main.c
# It starts anew between two lines.
s/line_rest = LINE_REST_TICKS/line_rest = 1/
