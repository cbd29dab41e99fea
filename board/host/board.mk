# SPDX-License-Identifier: MIT
# The machine you sit at: no MCU, no budgets, only what needs no port
MODULES = $(wildcard firmware/game/*.c firmware/console/*.c) $(GEN)/firmware/game/tables.c $(wildcard board/host/*.c)
