// SPDX-License-Identifier: MIT
// Constant tables. On the AVR they stay in flash.
#pragma once

#ifdef __AVR__
#define FLASH __flash
#else
#define FLASH
#endif
