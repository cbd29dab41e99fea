# firmware/device/lcd_hd44780.c
# E falls as soon as it has risen, long before the 450 ns of the datasheet.
/port_spend_ns(450);/d
