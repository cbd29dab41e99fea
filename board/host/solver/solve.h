// SPDX-License-Identifier: MIT
// Verdicts and Grundy values of a component and of all positions reachable from the component. On a fault,
// functions return false or null.
#pragma once

#include "solver/component.h"
#include "solver/work.h"

struct solution;

// Goal of a solution. ALL_VERDICTS is for all positions with parts up to the component's.
enum sought { VERDICTS, ALL_VERDICTS, VALUES };

// Prepares the solution of all positions reachable from the component. Values of Chomp need keeps_poison.
struct solution *solve(const struct component *component, enum sought sought, struct work *work);
void solution_free(struct solution *solution);

// Returns true if the solution contains this position.
bool solution_reaches(const struct solution *solution, const struct component *component);

// Finds the verdict or the Grundy value of a reachable position.
bool solution_verdict(struct solution *solution, const struct component *component, enum verdict *verdict);
bool solution_value(struct solution *solution, const struct component *component, uint32_t *value);

// Returns true if solution_look_up() can find verdicts. Several threads may call solution_look_up() at once.
bool solution_has_table(const struct solution *solution);
enum verdict solution_look_up(const struct solution *solution, const struct component *component);

// Finds the verdict after a move.
bool solution_after(struct solution *solution, const struct component *component,
                    const struct component_move *step, enum verdict *verdict);

// Finds the verdict and a move that wins or keeps a draw. Without such a move, returns false, and in a game
// of games.c sets *step to a move that prolongs the game.
bool solution_reply(struct solution *solution, const struct component *component, enum verdict *verdict,
                    struct component_move *step);

// Finds the verdict and the next move that wins or keeps a draw, if any.
bool solution_next_good(struct solution *solution, const struct component *component, enum verdict *verdict,
                        struct component_move *step);

// Finds the Grundy values of the parts. Returns their count, or 0 on a fault.
unsigned solution_values(struct solution *solution, const struct component *component, uint32_t *values);

// Finds the next move to a position with the value `wanted`, if any.
bool solution_next(struct solution *solution, const struct component *component, uint32_t wanted,
                   struct component_move *step);

// Returns a heap game with the values of a subtraction game, or null if out of memory.
struct heap_game *subtraction_game(subtraction_set_t set);
