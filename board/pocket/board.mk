# ATtiny2313A, 16 charlieplexed LEDs, three keys, a coin cell
MCU = attiny2313a
F_CPU = 1000000
# Milliseconds from power-up to the first instruction, at least. By the fuses below.
BOOT_MS = 65

MODULES = $(HERE)/main.c $(addprefix firmware/game/, level.c theory/nim.c theory/moore.c) $(LEDS) firmware/device/piezo.c \
    $(wildcard firmware/port/attiny2313a/*.c)

# The toy fills its chip, so it has more flags than the other boards: link-time optimization, and what makes code shorter here. Its
# functions do not share prologues, which costs 44 bytes with gcc 7.3.
BOARD_CFLAGS = -flto -fno-gcse -mno-call-prologues

# Budgets in bytes. Flash: all of it. RAM: three quarters of 128 bytes, for static RAM and the worst computed stack.
FLASH_BUDGET = 2048
RAM_BUDGET = 96

# Fuses (datasheet 8246B, 20.2). Low as delivered: internal 8 MHz, divided by 8. High: SPI stays on (SPIEN), reset below 1.8 V (BODLEVEL
# 110), so that a flat cell cannot spoil the EEPROM. Extended as delivered.
FUSES = -U lfuse:w:0x64:m -U hfuse:w:0xdd:m -U efuse:w:0xff:m
