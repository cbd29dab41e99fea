// SPDX-License-Identifier: MIT
// Modules that a short call from saves.S does not reach: the console, the ports, the devices.
#include "relay.S"

    relay console
