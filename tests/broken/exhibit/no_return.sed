# firmware/ui/screens/kiosk/kiosk.c
# It waits for visitors who are gone.
s/else if (!seconds_left())/else if (kiosk.seconds == UINT8_MAX)/
