// SPDX-License-Identifier: MIT
// The kiosk on 32x8 dots: the view, in its last seconds with a countdown, or the operator's test.
#pragma once

#include <stdint.h>

// As view_32x8_draw.
void kiosk_32x8_draw(uint16_t now, uint8_t dots[8][4]);
