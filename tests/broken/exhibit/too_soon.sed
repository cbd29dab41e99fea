# firmware/ui/screens/kiosk/kiosk.c
# It attracts after 89 s.
s/{90, 180, 240}/{89, 180, 240}/
