#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a board exceeds its budget for flash or memory, and the next change may not fit. Draws
# half of the boards. Tests their budgets for flash, static RAM and the computed stack. The linker limits all boards.
. tests/tap.sh
exec tests/tools/size.py --tap $(grep -l _BUDGET board/*/board.mk | cut -d / -f 2 | drawn 2)
