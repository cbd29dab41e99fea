# firmware/port/attiny2313a/port_tiny.c
# The watchdog runs on in power-down.
s/^    set_watchdog(0);//
