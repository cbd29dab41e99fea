#!/bin/sh
# SPDX-License-Identifier: MIT
# The exhibit answers every line in time, too, while it attracts.
exec out/pins/worst_line out/exhibit/bouton.elf
