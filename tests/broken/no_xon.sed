# firmware/port/avr/serial.c
# No XON at the start
s/^    UDR0 = XON;.*//
