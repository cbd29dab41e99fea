#!/bin/sh
# SPDX-License-Identifier: MIT
# The budgets of the pocket toy; what its RAM and stack may take together is in board.mk.
exec tests/tools/size.py pocket --tap
