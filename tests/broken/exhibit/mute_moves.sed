# firmware/ui/screens/kiosk/kiosk.c
# A move has no sound.
s/kiosk.sound = SOUND_MOVE/kiosk.sound = SOUND_NONE/
