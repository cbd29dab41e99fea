// SPDX-License-Identifier: MIT
// Verdicts and Grundy values of a component and of all positions reachable from the component. On a fault,
// functions return false or null.
#pragma once

#include "solver/component.h"
#include "solver/work.h"

struct solution;

// What to find. ALL_VERDICTS covers all positions up to the component's position.
enum sought { VERDICTS, ALL_VERDICTS, VALUES };

// Prepares the solution of all reachable positions. For values of Chomp, set keeps_poison first.
struct solution *solve(const struct component *component, enum sought sought, struct work *work);
void solution_free(struct solution *solution);

// Returns true if moves can reach this position from the solved component.
bool solution_reaches(const struct solution *solution, const struct component *component);

// Finds the verdict or the Grundy value of a position in the solution.
bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict);
bool solution_value(struct solution *solution, const struct component *component, uint32_t *value);

// Prepares solution_look_up() for positions up to `most`. Several threads may then call
// solution_look_up() if nothing else uses the arena. Returns false on a fault, or if the game has no table.
bool solution_make_table(struct solution *solution, const struct component *most);
enum verdict solution_look_up(const struct solution *solution, const struct component *component);

// Finds the verdict of the position after a move.
bool solution_after(struct solution *solution, const struct component *component,
                    const struct component_move *step, enum verdict *verdict);

// Finds the verdict and a good move. Returns false if no move is good.
bool solution_reply(struct solution *solution, const struct component *component, enum verdict *verdict,
                    struct component_move *step);

// Finds the verdict and the next good move. Returns false after the last good move.
bool solution_next_good(struct solution *solution, const struct component *component, enum verdict *verdict,
                        struct component_move *step);

// Finds the Grundy values of all parts. Returns the number of values, or 0.
unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values);

// Finds the next move to value `wanted`. Returns false after the last move.
bool solution_next(struct solution *solution, const struct component *component, uint32_t wanted,
                   struct component_move *step);

// Returns a heap game with a subtraction game's values, or null on a fault.
struct heap_game *subtraction_game(subtraction_set_t set, struct fault *fault);
