// SPDX-License-Identifier: MIT
// Moves and parts of a component.
#pragma once

#include "question/component.h"

enum { KEY_MAX = 5 * (HEAPS_MAX + 4) }; // bytes in a packed position (explore.c)

// Functions for one kind of component
struct moves {
    bool (*next)(const struct component *component, struct component_move *step);
    bool (*play)(struct component *after, const struct component *component,
                 const struct component_move *step);
};
extern const struct moves heaps_moves, tokens_moves;

// Sets *step to the next legal move, beginning from "no move". Returns false after the last.
bool component_next(const struct component *component, struct component_move *step);

// Sets *after to the component after a legal move. Returns false if the move leaves over HEAPS_MAX heaps.
bool component_play(struct component *after, const struct component *component,
                    const struct component_move *step);

// Saves a position as numbers. Sorts heaps and tokens. Returns the count, at most KEY_MAX / 5.
unsigned component_save(const struct component *component, uint32_t *numbers);
void component_load(struct component *component, const uint32_t *numbers, unsigned count);

// Returns the verdict of a component without a legal move.
enum verdict component_end(const struct component *component);

// Returns true for a bar of chocolate.
bool component_is_bar(const struct component *component);

// Returns the number of parts of a position.
unsigned component_parts(const struct component *component);

// Returns a part (stones, cap, row, heap or vertex), or a pointer to the part.
uint32_t component_number(const struct component *component, unsigned part);
uint32_t *component_part(struct component *component, unsigned part);
