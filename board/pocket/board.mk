# ATtiny2313A, 16 charlieplexed LEDs, three keys, a coin cell
MCU = attiny2313a
F_CPU = 1000000
# Shortest time from power-up to the first instruction in ms, by the fuses below
BOOT_MS = 65

MODULES = $(HERE)/main.c $(addprefix firmware/game/, level.c theory/nim.c theory/moore.c) $(LEDS) firmware/device/piezo.c \
    $(wildcard firmware/port/attiny2313a/*.c)

# These flags make this code shorter. Shared prologues would cost 44 bytes with gcc 7.3.
BOARD_CFLAGS = -flto -fno-gcse -mno-call-prologues

# Flash: all of it. RAM: three quarters of 128 bytes, including the worst stack.
FLASH_BUDGET = 2048
RAM_BUDGET = 96

# Fuses (datasheet 8246B, 20.2). Low and extended as delivered: internal 8 MHz, divided by 8. High: SPI on, reset below
# 1.8 V to protect the EEPROM from a flat cell.
FUSES = -U lfuse:w:0x64:m -U hfuse:w:0xdd:m -U efuse:w:0xff:m
