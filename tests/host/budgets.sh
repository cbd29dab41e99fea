#!/bin/sh
# SPDX-License-Identifier: MIT
# If this test fails, a board exceeds its budget for flash or memory, and the next change may not fit. All boards keep
# their budgets for flash, static RAM and the computed stack.
exec tests/tools/size.py --tap
