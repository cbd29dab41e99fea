// SPDX-License-Identifier: MIT
// Searches for the answer to the task. A search beyond a limit of the line (line.h) notes a fault and fails.
// Results are in console_line.work and console_line.task.move.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets the function that returns true if the user interrupts the search. It may be null.
void work_init(bool (*is_interrupted)(void));

// Sets the function that shows the progress of a long search. It may be null.
void work_init_progress(void (*tell)(uint32_t done, uint32_t all));

// Shows the progress.
void work_tell(uint32_t done, uint32_t all);

// Clears the results and costs of the line before.
void work_begin(void);

// Sets the verdict of the task's position. Sets the move to a move that wins or keeps a draw; in a lost
// position, to the best reply. Returns false on a fault.
bool work_decide(void);

// Returns true if the task's move wins or keeps a draw.
bool work_has_good_move(void);

// Sets the verdict of the task's position and counts the moves that win; in a draw, the moves that keep it.
// Returns false on a fault. More than `max` moves are a fault.
bool work_count(uint32_t max);

// Marks the beginning of the answer. From now on work_add_steps() neither counts steps nor stops the work,
// because writing repeats steps that were counted before.
void work_write(void);

// Adds steps of a search. Returns false on a fault: the limit is exceeded, or the user interrupts.
bool work_add_steps(uint32_t steps);

// Counts the legal moves of the task's position. Returns false on a fault.
bool work_count_legal(void);

// Sets the task's move to the next move that work_count() has counted; from no move, to the first. Returns
// false after the last move.
bool work_next(void);
