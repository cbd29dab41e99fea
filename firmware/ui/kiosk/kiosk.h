// SPDX-License-Identifier: MIT
// The kiosk, for a place with visitors and an operator. If no key is used for some time, the kiosk ends the
// game and starts attract mode. main.c calls the functions in this file instead of those of ui/screens.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

enum {
    COUNTDOWN_S = 10,    // length of the countdown before the idle timeout
    GESTURE_S = 5,       // operator's gesture: hold LEFT+RIGHT this long, then UP+DOWN this long
    GESTURE_PAUSE_S = 2, // longest pause between the two halves of the gesture
};

// Begins in attract mode, or with modules_screen if no settings were ever saved. Call it first.
void kiosk_init(struct ui *ui, struct venue *venue, const FLASH struct keeper *keeper, uint16_t now);

// Like ui_tick. Call it after keys_step.
bool kiosk_tick(struct ui *ui, struct venue *venue, uint16_t now, const struct keys *keys);

// Like ui_event.
bool kiosk_event(struct ui *ui, struct venue *venue, struct event event, uint16_t now);

// Like ui_view.
void kiosk_view(const struct ui *ui, const struct venue *venue, struct view *view);

// Returns this sound, or SOUND_NONE if the operator has switched it off.
uint8_t kiosk_sound(const struct ui *ui, const struct venue *venue, uint8_t sound);

// Returns the seconds that the countdown shows now, or 0.
uint8_t kiosk_countdown(const struct venue *venue, uint16_t now);

// Returns the keys whose lamps are lit. Call it once a tick.
uint8_t kiosk_lamps(const struct ui *ui, struct venue *venue);

// True if the EEPROM records that the firmware causes the next restart. Otherwise starts to write this
// record. Call it again after the write.
bool kiosk_notes_renewal(const struct venue *venue);

// Numbers that the line sends while the service screen is on (line/README.md). No game has the number
// NO_GAME.
enum { SERVICE_NUMBERS = 4, NO_GAME = 255 };

// Writes SERVICE_NUMBERS numbers. Returns false if the service screen is off.
bool kiosk_service(const struct ui *ui, const struct venue *venue, uint8_t *numbers);

struct matrix_frame;
struct matrix_picture; // defined in ui/matrix/matrix_view.h

// Like matrix_view_draw, but also draws the operator's screens, and a countdown in seconds (0: no countdown).
void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed);
