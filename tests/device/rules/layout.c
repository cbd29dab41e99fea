// SPDX-License-Identifier: MIT
// Compiled for the AVR, never run.
#include "layout.h"

#include "ui/screens/ui.h"

#include <stddef.h>

#define PLACE(name, field) offsetof(struct ui, field), sizeof((struct ui *)0)->field,
const uint16_t layout[] = {LAYOUT(PLACE) sizeof(struct game)};
