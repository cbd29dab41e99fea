// SPDX-License-Identifier: MIT
// Modules that a short call from saves.S does not reach: the screens.
#include "relay.S"

    relay screens
