// SPDX-License-Identifier: MIT
// The kiosk, for a place with visitors and an operator: an idle timeout ends a game and starts attract mode.
// Takes the place of ui.h for the program; pure, too.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

enum {
    COUNTDOWN_S = 10,    // the countdown is shown before the idle timeout
    GESTURE_S = 5,       // operator's gesture: LEFT and RIGHT alone held this long, then UP and DOWN alone
    GESTURE_PAUSE_S = 2, // less than this between the two halves
};

// Begins in attract mode, with the settings and counts that are kept. If no setting was ever kept, begins
// with the picture of the modules. To be called once, first.
void kiosk_init(struct ui *ui, struct venue *venue, const FLASH struct keeper *keeper, uint16_t now);

// As ui_tick; `down`: the keys that are down according to the events so far (struct keys, reported).
bool kiosk_tick(struct ui *ui, uint16_t now, uint8_t down);

// As ui_event.
bool kiosk_event(struct ui *ui, struct event event, uint16_t now);

// As ui_view.
void kiosk_view(const struct ui *ui, struct view *view);

// Returns the sound to start now (enum sound), each once; SOUND_NONE if there is none or the operator has
// turned it off.
uint8_t kiosk_sound(struct ui *ui);

// Returns the seconds until attract mode if they are to be shown, else 0. They are shown in the first half of
// each of the last COUNTDOWN_S seconds, so that the picture below is seen, too.
uint8_t kiosk_countdown(const struct ui *ui, uint16_t now);

// Returns the lamps to light, bit n for enum key n: those of the keys that have an effect now, within 5 ticks
// of a change; in the test those of the keys that are down. To be called once a tick.
uint8_t kiosk_lamps(struct ui *ui);

struct matrix_frame;
struct matrix_picture; // of ui/matrix/matrix_view.h

// As matrix_view_draw, for the kiosk: draws the view, or the operator's test. Draws a countdown with this
// many seconds, or none with 0.
void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed);
