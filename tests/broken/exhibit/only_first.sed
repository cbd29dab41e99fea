# firmware/ui/screens/kiosk/kiosk.c
# LEFT and RIGHT alone open the menu.
s/is_second ? THEN_KEYS : FIRST_KEYS/FIRST_KEYS/
