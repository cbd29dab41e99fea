#!/bin/sh
# SPDX-License-Identifier: MIT
# The budgets of the Uno: flash, static RAM, computed stack.
exec tests/tools/size.py uno --tap
