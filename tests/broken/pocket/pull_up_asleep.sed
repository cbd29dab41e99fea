# firmware/port/attiny2313a/port_tiny.c
# A LED glows in power-down by a pull-up.
s/    port_directions(CHARLIEPLEX) = 0;/    port_directions(CHARLIEPLEX) = 1;\n    port_levels(CHARLIEPLEX) = 2;/
