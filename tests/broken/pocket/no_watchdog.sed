# firmware/port/attiny2313a/port_tiny.c
# No watchdog
s/set_watchdog(1 << WDE .*/set_watchdog(0);/
