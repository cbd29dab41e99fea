# SPDX-License-Identifier: MIT
# Bouton. `make` prints this help. Everything built goes to out/.

BOARD ?= uno
include $(wildcard board/$(BOARD)/board.mk)
