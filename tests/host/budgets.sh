#!/bin/sh
# SPDX-License-Identifier: MIT
# All boards keep their budgets for flash, and for static RAM with the computed stack.
exec tests/tools/size.py --tap
