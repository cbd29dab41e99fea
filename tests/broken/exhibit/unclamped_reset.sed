# board/exhibit/main.c
# Counters beyond the last one are reset, too, where the store has none.
s/kiosk.reset_left > KIOSK_GAMES/kiosk.reset_left == UINT8_MAX/
