// SPDX-License-Identifier: MIT
// Whether somebody is there. Pure: time is an argument.
#pragma once

#include "ui/input/keys.h" // struct event

enum { IDLE_MS = 60000 };

// To be called once a tick: returns the event of the tick. If its key ends the idle time and `hurts`, as it
// would play a move unseen, that is KEY_IDLE until all keys are up. `down`: the keys that are down according
// to the events so far (struct keys, reported); `now` in ms, may wrap.
struct event idle_step(struct event event, uint8_t down, bool hurts, uint16_t now);

// True once no key has been down for IDLE_MS, until one goes down.
bool idle_is_on(void);
