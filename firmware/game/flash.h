// SPDX-License-Identifier: MIT
// Constant tables: on the AVR they stay in flash, elsewhere they are plain constants.
#pragma once

#ifdef __AVR__
#define FLASH __flash
#else
#define FLASH
#endif
