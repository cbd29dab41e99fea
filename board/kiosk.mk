# What every exhibit is built from: its board.mk includes this, and leaves out what its chip has no room for.

# What the console and the screens share, and the rules, stand in the middle, and the kiosk beside the shared prologues: in this
# order most calls are short.
kiosk_ui = $(filter-out %/debounce.c firmware/ui/lcd/% firmware/ui/leds/% %/splash.c %/kept.c firmware/ui/screens/title_steps.c \
    firmware/ui/screens/screens.c,$(UI))
MODULES = $(CONSOLE) $(addprefix firmware/port/atmega/, eeprom.c port.c reset.c serial.c tone_timer1.c) firmware/port/renewal.c \
    $(wildcard firmware/storage/*.c) $(addprefix firmware/device/, key_pins.c max7219.c tunes.c) board/kiosk.c $(TEXTS) \
    firmware/port/atmega/saves_far.S $(filter-out firmware/ui/screens/%,$(kiosk_ui)) $(KIOSK) \
    $(filter firmware/ui/screens/%,$(kiosk_ui)) $(MATCH) $(GAME) $(addprefix $(GEN)/firmware/, game/search/tables.c $(PACKED)) \
    firmware/port/atmega/saves.S
DISPLAY = dots
