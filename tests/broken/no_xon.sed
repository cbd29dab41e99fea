# firmware/port/atmega328p/serial.c
# No XON at the start
s/^    UDR0 = XON;.*//
