# Arduino Uno or Nano with the LCD Keypad Shield
MCU = atmega328p
F_CPU = 16000000

MODULES = $(LINE) $(SHARED_CODE) $(addprefix firmware/port/atmega/, eeprom.c port.c reset.c serial.c tone_timer2.c) firmware/port/renewal.c \
    $(wildcard firmware/storage/*.c) $(addprefix firmware/device/, key_ladder.c lcd_hd44780.c tunes.c) $(HERE)/main.c $(TEXTS) \
    $(filter-out %/debounce.c firmware/ui/matrix/% firmware/ui/leds/%,$(UI)) \
    $(MATCH) $(GAME) $(addprefix $(GEN)/firmware/, game/search/tables.c $(PACKED))
DISPLAY = lcd
# The lists of messages.h beside that of all boards
MORE_MESSAGES = LCD_MESSAGES

# Budgets in bytes. Flash: 32 KB less the 512 bytes of the Uno's bootloader. RAM: three quarters of 2 KB, static RAM and
# the worst computed stack together.
FLASH_BUDGET = 32256
RAM_BUDGET = 1536
SHORT_OF_FLASH = yes

# The Uno's bootloader: optiboot at 115200 baud, in the last 512 bytes of flash; -D: leave the rest of it as it is
AVRDUDE_FLAGS = -c arduino -b 115200 -D
# The old bootloader of a Nano, which answers at 57600 baud, is in the last 2 KB; make flash refuses what would reach there.
FLASH_AT_57600 = 30720
