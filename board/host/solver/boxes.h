// SPDX-License-Identifier: MIT
// Tables of all positions up to a component (box.h, capped.h).
#pragma once

#include "question/component.h"
#include "solver/solve.h" // enum sought
#include "solver/work.h"

struct boxes;

// Finds the verdicts or values of all positions with parts up to the component's. Returns null at a limit, or
// if the component needs no table.
struct boxes *boxes_new(const struct component *component, enum sought sought, struct work *work);
void boxes_free(struct boxes *boxes);

// Returns true if the table contains this position of its game.
bool boxes_have(const struct boxes *boxes, const struct component *component);

// Returns the Grundy value of a position. In a table of verdicts, returns 1 if the position is won.
uint32_t boxes_value(const struct boxes *boxes, const struct component *component);
