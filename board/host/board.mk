# SPDX-License-Identifier: MIT
# This computer: no MCU, no budgets, only modules that need no port
MODULES = $(GAME) $(MATCH) $(NOTATION) $(GEN)/firmware/game/search/tables.c $(wildcard $(HERE)/*.c)
