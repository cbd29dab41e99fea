// SPDX-License-Identifier: MIT
// Draws a kiosk on 32x8 dots: the view, with a countdown before the idle timeout, or the operator's test.
#pragma once

#include "ui/kiosk/settings.h"
#include "ui/matrix/matrix_view.h"

// Like matrix_view_draw, but adds a countdown of this many seconds; 0: no countdown.
void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed);
