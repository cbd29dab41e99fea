// SPDX-License-Identifier: MIT
// The version, as the console answers it. `make dist` reads it here, too.
#pragma once

#define BOUTON_VERSION "0.1"
