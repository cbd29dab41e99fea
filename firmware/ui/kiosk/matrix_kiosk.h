// SPDX-License-Identifier: MIT
// The kiosk on 32x8 dots: the view, with a countdown before the idle timeout, or the operator's test.
#pragma once

#include "ui/kiosk/settings.h"
#include "ui/matrix/matrix_view.h"

// As matrix_view_draw, for the kiosk. Draws the countdown with this many seconds, or none with 0.
void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed);
