// SPDX-License-Identifier: MIT
// The kiosk on 32x8 dots: the view, with a countdown before the idle timeout, or the operator's test.
#pragma once

#include "ui/matrix/matrix_view.h"

// As matrix_view_draw, for the kiosk.
void matrix_kiosk_draw(struct matrix_frame *frame, uint16_t now, bool changed);
