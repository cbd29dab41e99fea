# firmware/device/charlieplex.c
# Lines change while the last LED is lit.
0,/port_levels(CHARLIEPLEX) = DARK;/{/port_levels(CHARLIEPLEX) = DARK;/d}
