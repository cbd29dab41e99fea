# board/exhibit/main.c
# Counters beyond the last one are reset, too, where the store has none.
s/visitors.reset_left > VISITORS_GAMES/visitors.reset_left == UINT8_MAX/
