// SPDX-License-Identifier: MIT
// Searches for the answer to the task. Beyond a limit (line.h), a search notes a fault and fails. Results are
// in console_line.work and task.move. A good move wins or keeps a draw.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets a function that returns true if the user interrupts a search. It may be null.
void work_init(bool (*is_interrupted)(void));

// Sets the function that shows the progress of a search. Null: nothing is shown.
void work_init_progress(void (*tell)(uint32_t done, uint32_t all));

// Shows the progress: `done` of `all` steps.
void work_tell(uint32_t done, uint32_t all);

// Clears the results and costs of the previous line.
void work_begin(void);

// Finds the task's verdict and a good move. Without a good move, finds the best one.
bool work_decide(void);

// Returns true if the task's move is good.
bool work_has_good_move(void);

// Finds the verdict and counts the good moves. More than `max` moves are a fault.
bool work_count(uint32_t max);

// Marks the beginning of the answer. Later steps are not counted, because they repeat counted steps.
void work_write(void);

// Counts steps of a search. Returns false if the search must end.
bool work_add_steps(uint32_t steps);

// Counts the legal moves of the task's position.
bool work_count_legal(void);

// Sets the task's move to the next move that work_count() counted. Returns false after the last one.
bool work_next(void);
