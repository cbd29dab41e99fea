#!/bin/sh
# SPDX-License-Identifier: MIT
# The matrix of the exhibit itself.
exec out/pins/matrix "${1:-out/exhibit/bouton.elf}" "press a key" 1
