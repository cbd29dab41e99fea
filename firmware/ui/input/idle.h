// SPDX-License-Identifier: MIT
// Whether somebody is there. Pure: time is an argument.
#pragma once

#include "ui/input/keys.h" // struct event

enum { IDLE_MS = 60000 };

// True once no key has been down for IDLE_MS, until one goes down. That key is swallowed: *event becomes
// KEY_IDLE until all keys are up. `down`: the keys that are down according to the events so far (struct keys,
// reported). To be called once a tick, with the event of the tick; `now` in ms, may wrap.
bool idle_step(struct event *event, uint8_t down, uint16_t now);
