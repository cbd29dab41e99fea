# firmware/ui/matrix/view_32x8.c
# A chosen move is shown all the time.
s/!((now - since) & BLINK_MS)/true/
