# Service firmware for an Uno or Nano. Shows each key's voltage reading. Has no games.
MCU = atmega328p
F_CPU = 16000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = $(ATMEGA) $(HERE)/main.c firmware/port/atmega/tone_timer2.c firmware/device/key_ladder.c \
    firmware/device/lcd_hd44780.c $(SOUND) firmware/ui/input/keys.c $(LINE) firmware/text/codes.c
DISPLAY = lcd
LANGUAGES = en
DIAGRAM = board/uno/diagram.json

# This firmware never sends a line about a match, so link-time optimisation removes all games.
BOARD_CFLAGS = -flto

# Budgets in bytes, which are our own limits. RAM includes the largest stack.
FLASH_BUDGET = 4096
RAM_BUDGET = 512

# The Uno and new Nanos use 115200 baud, older Nanos 57600.
AVRDUDE_FLAGS = -c arduino -D
BAUDS = 115200 57600
