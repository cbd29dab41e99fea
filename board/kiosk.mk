# What every exhibit is built from: its board.mk includes this, and adds what its chip has room for.

MODULES = $(CONSOLE) $(SHARED_CODE) $(addprefix firmware/port/atmega/, eeprom.c port.c reset.c serial.c tone_timer1.c) firmware/port/renewal.c \
    $(wildcard firmware/storage/*.c) $(addprefix firmware/device/, key_pins.c max7219.c tunes.c) board/kiosk.c \
    $(TEXTS) $(filter-out %/debounce.c firmware/ui/lcd/% firmware/ui/leds/% %/splash.c %/kept.c firmware/ui/screens/title_steps.c \
        firmware/ui/screens/screens.c,$(UI)) $(KIOSK) \
    $(MATCH) $(GAME) $(addprefix $(GEN)/firmware/, game/search/tables.c $(PACKED))
DISPLAY = dots
