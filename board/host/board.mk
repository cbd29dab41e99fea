# SPDX-License-Identifier: MIT
# This computer has no MCU, no budgets, and only modules without a port. The simulator and the page also link these
# modules.
MODULES = $(GAMES) $(LISTS) $(filter firmware/game/%,$(FACTS)) $(TABLES) $(NOTATION)
