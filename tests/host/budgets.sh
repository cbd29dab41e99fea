#!/bin/sh
# SPDX-License-Identifier: MIT
# The budgets of all boards: flash, static RAM, computed stack.
exec tests/tools/size.py --tap
