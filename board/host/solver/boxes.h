// SPDX-License-Identifier: MIT
// Tables with all positions below a component, for games that have such a table (box.h, capped.h).
#pragma once

#include "question/component.h"
#include "solver/solve.h" // enum sought
#include "solver/work.h"

struct boxes;

// Finds the verdicts or the values of all positions up to this one. Returns null without a table.
struct boxes *boxes_new(const struct component *component, enum sought sought, struct work *work);
void boxes_free(struct boxes *boxes);

// Returns true if the table has this position of the same game.
bool boxes_have(const struct boxes *boxes, const struct component *component);

// Returns the Grundy value of a position in the table. A table of verdicts has the value 0 or 1.
uint32_t boxes_value(const struct boxes *boxes, const struct component *component);
