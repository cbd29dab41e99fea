# firmware/port/atmega328p/serial.c
# Nobody is told that the receive ring is nearly full.
s/waiting >= RX_HIGH/waiting > SERIAL_RX_BYTES/
