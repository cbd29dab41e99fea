// SPDX-License-Identifier: MIT
// The version of the firmware and the host program. `make dist` reads it.
#pragma once

#define BOUTON_VERSION "0.1"
