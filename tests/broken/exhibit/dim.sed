# firmware/ui/screens/kiosk/kiosk.c
# While it attracts the lamp of OK is dark.
s/^    return true;/    return key != KEY_OK || !kiosk.attract_mode;/
