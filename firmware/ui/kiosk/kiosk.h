// SPDX-License-Identifier: MIT
// The kiosk, for a place with visitors and an operator. If no key is used for some time, the kiosk ends the
// game and starts attract mode. main.c calls the functions in this file instead of those of ui/screens.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

enum {
    COUNTDOWN_S = 10,    // length of the countdown before an unused game ends
    GESTURE_S = 5,       // time to hold each pair of keys in the operator's gesture
    GESTURE_PAUSE_S = 2, // longest pause between the two pairs of keys in the gesture
};

// Starts in attract mode, or with modules_screen if no settings were saved.
void kiosk_init(struct ui *ui, struct venue *venue, uint16_t now);

// Does what ui_tick does, in a kiosk. Call after keys_step.
bool kiosk_tick(struct ui *ui, struct venue *venue, uint16_t now, const struct keys *keys);

// Like ui_event.
bool kiosk_event(struct ui *ui, struct venue *venue, struct event event, uint16_t now);

// Like ui_view.
void kiosk_view(const struct ui *ui, const struct venue *venue, struct view *view);

// Returns `sound`, or SOUND_NONE if sounds are switched off.
uint8_t kiosk_sound(const struct ui *ui, const struct venue *venue, uint8_t sound);

// Returns the seconds to show in the countdown, or 0 for no countdown.
uint8_t kiosk_countdown(const struct venue *venue, uint16_t now);

// Returns the keys whose lamps are lit. Call once a tick.
uint8_t kiosk_lamps(const struct ui *ui, struct venue *venue);

// Starts to record in EEPROM that the firmware causes the next restart. Returns true after the write.
bool kiosk_record_renewal(void);

// Numbers that the service screen sends on the serial port (line/README.md)
enum { SERVICE_NUMBERS = 4, NO_GAME = 255 };

// Writes the service screen's numbers. Returns false if the screen is off.
bool kiosk_service(const struct ui *ui, const struct venue *venue, uint8_t *numbers);

struct matrix_frame;
struct matrix_picture; // defined in ui/matrix/matrix_view.h

// Does what matrix_view_draw does, in a kiosk. `countdown` is in seconds, or 0 for no countdown.
void matrix_kiosk_draw(struct matrix_picture *picture, struct matrix_frame *frame, const struct view *view,
                       const struct venue *venue, uint8_t countdown, uint16_t now, bool changed);
