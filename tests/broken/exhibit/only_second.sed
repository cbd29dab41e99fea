# firmware/ui/screens/kiosk/kiosk.c
# UP and DOWN alone open the menu.
s/is_second ? THEN_KEYS : FIRST_KEYS/THEN_KEYS/
