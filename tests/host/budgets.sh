#!/bin/sh
# SPDX-License-Identifier: MIT
# All boards keep their budgets for flash, static RAM and the computed stack.
exec tests/tools/size.py --tap
