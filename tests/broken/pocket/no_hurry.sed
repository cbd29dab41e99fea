# firmware/ui/leds/pocket.c
# Stones take their time, whatever key is pressed.
0,/toy->wait = 0;/{/toy->wait = 0;/d}
