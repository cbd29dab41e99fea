# firmware/ui/matrix/view_32x8.c
# A chosen move blinks half as often.
s/BLINK_MS = 256/BLINK_MS = 512/
