// SPDX-License-Identifier: MIT
// The kiosk on 32x8 dots: the view, in its last seconds with a countdown, or the operator's test.
#pragma once

#include "ui/matrix/matrix_view.h"

// As matrix_view_draw.
void matrix_kiosk_draw(const struct view *view, uint16_t now, struct matrix_frame *frame);
