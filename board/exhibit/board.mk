# Exhibit on an Arduino Mega 2560 with four 8x8 LED matrices
MCU = atmega2560
F_CPU = 16000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = $(ATMEGA) $(addprefix firmware/port/atmega/, restart.c tone_timer1.c) $(STORAGE) $(HERE)/main.c firmware/device/key_pins.c \
    $(SOUND) $(DOTS) $(SCREENS) $(KIOSK) $(GAMES) $(LISTS) $(FACTS) $(TABLES) $(TEXTS) $(LINE)
DISPLAY = matrix
LANGUAGES = en de fr es
# Sets of messages in firmware/ui/messages/messages.rows
MESSAGES = SCREENS VALUE_FACTS FACTS KIOSK

# Budgets in bytes. RAM includes the deepest stack. lpm reaches only 65,536 bytes of flash.
FLASH_BUDGET = 65536
RAM_BUDGET = 2560

# Fuses for a Mega without a bootloader (ATmega2560 datasheet, 30.2): crystal, no JTAG, watchdog always on, EEPROM kept
# on erase, reset below 4.3 V
FUSES = -U lfuse:w:0xff:m -U hfuse:w:0xc7:m -U efuse:w:0xfc:m

# The Mega's bootloader cannot erase the whole chip, so -D keeps avrdude from trying.
AVRDUDE_FLAGS = -c wiring -D
BAUDS = 115200
