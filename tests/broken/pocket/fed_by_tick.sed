# firmware/device/charlieplex.c
# The tick feeds the watchdog, also when nothing else works.
s/port_ticks = led + 1;/&\n    __asm__ volatile("wdr");/
