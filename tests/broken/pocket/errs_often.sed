# firmware/ui/leds/pocket.c
# Every second move of a gentle machine is careless.
s/ERR = 3 << 0/ERR = 1 << 0/
