# firmware/ui/screens/kiosk/kiosk.c
# OK may be down, too.
s/note_keys(down, elapsed)/note_keys(down \& ~(1 << KEY_OK), elapsed)/
