# board/exhibit/main.c
# The watchdog is fed only while somebody plays.
s/^        port_watchdog_feed();/        if (!kiosk.attract_mode)\n            port_watchdog_feed();/
