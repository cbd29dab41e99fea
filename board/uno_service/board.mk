# Service image for an Uno or a Nano with the Uno's keys: shows the reading of each key. It has no games and no texts.
MCU = atmega328p
F_CPU = 16000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = $(ATMEGA) $(HERE)/main.c firmware/port/atmega/tone_timer2.c firmware/device/key_ladder.c \
    firmware/device/lcd_hd44780.c $(SOUND) firmware/ui/input/keys.c $(LINE) firmware/text/codes.c
DISPLAY = lcd
LANGUAGES = en
DIAGRAM = board/uno/diagram.json

# Lines of numbers need no match, so link-time optimisation leaves out all games.
BOARD_CFLAGS = -flto

# Budgets in bytes: our own limits. RAM includes the deepest stack.
FLASH_BUDGET = 4096
RAM_BUDGET = 512

# The bootloaders of the Uno and of new Nanos use 115200 baud, the older bootloader of Nanos 57600.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
