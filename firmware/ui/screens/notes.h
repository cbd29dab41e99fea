// SPDX-License-Identifier: MIT
// What is to be noted of the screens after each tick and event: what sounds, and how a match has ended.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// After a tick that began on the screen `before` (enum screen_id): sets the sound of a step of the machine.
void notes_step(uint8_t before);

// After a tick or an event that began on the screen `before`: sets the sound of a move of the human, or of
// the end of a match. True if a match against the machine, or of two humans, has ended; each match once, also
// if it is taken up again after it was lost.
bool notes_end(uint8_t before);

// After an event that a key went down: sets the sound of a key without effect.
void notes_press(void);

// The number of the record of the chosen game.
uint8_t notes_record(void);

// The level at which results of the chosen game are kept, from 0 on. Morra, which has no levels, is at the
// first one.
uint8_t notes_level(void);

// How the match has ended (enum ended of storage/record.h).
uint8_t notes_ended(void);
