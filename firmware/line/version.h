// SPDX-License-Identifier: MIT
// The version of the project, as both ends of the line tell it. `make dist` reads it here, too.
#pragma once

#define BOUTON_VERSION "0.1"
