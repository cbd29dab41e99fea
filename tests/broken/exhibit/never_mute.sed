# board/exhibit/main.c
# While somebody plays it sounds always.
s/kiosk_choice(CHOICE_SOUND) <= !kiosk.attract_mode/(!kiosk.attract_mode || !kiosk_choice(CHOICE_SOUND))/
