// SPDX-License-Identifier: MIT
// The version, as the console answers it. This is the one place where it stands: `make dist` reads it here.
#pragma once

#define BOUTON_VERSION "0.1"
