# Exhibit on an Arduino Mega 2560: four MAX7219 with 8x8 LEDs, five arcade keys with lamps, a piezo
MCU = atmega2560
F_CPU = 16000000
# Shortest time from power-up to the first instruction in ms, by the fuses below
BOOT_MS = 65

MODULES = $(ATMEGA) $(addprefix firmware/port/atmega/, restart.c tone_timer1.c) $(STORAGE) $(HERE)/main.c firmware/device/key_pins.c \
    $(SOUND) $(DOTS) $(SCREENS) $(KIOSK) $(GAMES) $(LISTS) $(FACTS) $(TABLES) $(TEXTS) $(LINE)
DISPLAY = matrix
LANGUAGES = en de fr es
# Sets of firmware/ui/messages/messages.rows
MESSAGES = SCREENS VALUE_FACTS FACTS KIOSK

# Flash: the first 64 KB, which lpm reaches. RAM: a third of 8 KB, including the worst stack.
FLASH_BUDGET = 65536
RAM_BUDGET = 2560

# Fuses (ATmega2560 datasheet, 30.2) without the bootloader. Low: crystal from 8 MHz, not divided. High: no JTAG, SPI
# on, watchdog always on, EEPROM kept when erasing. Extended: reset below 4.3 V.
FUSES = -U lfuse:w:0xff:m -U hfuse:w:0xc7:m -U efuse:w:0xfc:m

# -D: the Mega's bootloader cannot erase the whole chip.
AVRDUDE_FLAGS = -c wiring -D
BAUDS = 115200
