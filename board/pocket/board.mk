# ATtiny2313A, 16 charlieplexed LEDs, three keys, a coin cell
MCU = attiny2313a
F_CPU = 1000000
# Shortest time in ms from power-up to the first instruction, set by the fuses
BOOT_MS = 65

MODULES = $(HERE)/main.c $(addprefix firmware/game/, level.c theory/nim.c theory/moore.c) $(LEDS) firmware/device/piezo.c \
    $(wildcard firmware/port/attiny2313a/*.c)

# Flags that make the code shorter. With gcc 7.3, shared prologues would cost 44 bytes.
BOARD_CFLAGS = -flto -fno-gcse -mno-call-prologues

# Budgets in bytes. RAM includes the deepest stack.
FLASH_BUDGET = 2048
RAM_BUDGET = 96

# Fuses as delivered (datasheet 8246B, 20.2), but with a reset below 1.8 V
FUSES = -U lfuse:w:0x64:m -U hfuse:w:0xdd:m -U efuse:w:0xff:m
