# firmware/device/max7219.c
# LOAD stays high while bits are sent.
/port_low(MAX7219_LOAD);/d
