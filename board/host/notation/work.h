// SPDX-License-Identifier: MIT
// Searches for the answer to the task. Beyond a limit (line.h), a search notes a fault and fails. Results are
// in console_line.work and task.move.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets a function that returns true if the user interrupts a search. It may be null.
void work_init(bool (*is_interrupted)(void));

// Sets the function that shows the progress of a search. Null: shows nothing.
void work_init_progress(void (*tell)(uint32_t done, uint32_t all));

// Shows that `done` of `all` units of the work are done.
void work_tell(uint32_t done, uint32_t all);

// Clears the results and costs of the previous line.
void work_begin(void);

// Finds the task's verdict and a move that wins or keeps a draw, or else the best move.
bool work_decide(void);

// Returns true if the task's move wins or keeps a draw.
bool work_has_good_move(void);

// Finds the verdict and counts the moves that win or keep a draw. More than `max` moves are a fault.
bool work_count(uint32_t max);

// Marks the beginning of the answer. Later steps are not counted, because they repeat counted steps.
void work_write(void);

// Counts steps of a search. Returns false to end the search.
bool work_add_steps(uint32_t steps);

// Counts the legal moves of the task's position.
bool work_count_legal(void);

// Steps the task's move to the next move counted by work_count(). Returns false at the end.
bool work_next(void);
