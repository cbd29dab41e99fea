# firmware/main_exhibit.c
# The watchdog is fed only while somebody plays.
s/^        port_watchdog_feed();/        if (!visitors.nobody)\n            port_watchdog_feed();/
