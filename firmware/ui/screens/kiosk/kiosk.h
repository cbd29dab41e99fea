// SPDX-License-Identifier: MIT
// The screens for a place with visitors and an operator: an idle timeout ends a game and starts attract mode,
// so a visitor leaves nothing behind. Between the program and ui.h; pure, as that.
#pragma once

#include "ui/input/keys.h"             // struct event
#include "ui/screens/kiosk/attract.h"  // attract_is_on
#include "ui/screens/kiosk/settings.h" // struct kiosk_records
#include "ui/screens/kiosk/sound.h"    // enum sound
#include "ui/screens/kiosk/test.h"     // test_is_on

enum {
    COUNTDOWN_S = 10,    // to be seen before the game of a visitor is over
    GESTURE_S = 5,       // the operator holds LEFT and RIGHT down, and no other key; then so UP and DOWN
    GESTURE_PAUSE_S = 2, // with other keys or none for less than this in between
};

// Begins in attract mode, with the settings and counts of these records.
void kiosk_init(uint16_t now, const FLASH struct kiosk_records *records);

// In the place of ui_tick and ui_event, with the same result. `down`: the keys whose events have been told.
bool kiosk_tick(uint16_t now, uint8_t down);
bool kiosk_event(struct event event, uint16_t now);

// The sound to be played now, each once: one of enum sound, SOUND_NONE also where the operator wants silence.
uint8_t kiosk_sound(void);

// Seconds until attract mode, when they are to be shown, otherwise 0: in the first half of each of the last
// COUNTDOWN_S, so that what they hide is seen, too.
uint8_t kiosk_countdown(uint16_t now);

// Keys that do something now, as a set; after a change known in some ticks. In the test, those that are down.
uint8_t kiosk_lamps(void);
