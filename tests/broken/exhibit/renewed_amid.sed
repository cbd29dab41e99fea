# board/exhibit/main.c
# It starts anew while somebody plays.
s/if (is_stale(now) && kiosk.attract_mode/if (is_stale(now)/
