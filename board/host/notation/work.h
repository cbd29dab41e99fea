// SPDX-License-Identifier: MIT
// The searches for an answer, within the limits of a line (line.h): one that would take more is refused with
// the limit. What they find is in console_line.work and console_line.task.move.
#pragma once

#include <stdbool.h>
#include <stdint.h>

// Sets the function that tells whether the user gives up the line; it is asked during a search and may be
// null.
void work_init(bool (*is_interrupted)(void));

// Sets the function that is told how much of a long answer is done; it may be null.
void work_init_progress(void (*tell)(uint32_t done, uint32_t all));

// Tells it.
void work_tell(uint32_t done, uint32_t all);

// Forgets the work on the line before.
void work_begin(void);

// Sets the verdict of the task's position, and the move to one that wins, or keeps a draw; in a lost position
// to the best reply. False with a fault.
bool work_decide(void);

// True if the task's move wins, or keeps a draw.
bool work_has_good_move(void);

// Counts the winning moves of the task's position, or those that keep a draw, and sets the verdict. False
// with a fault, also if there are more than `max`.
bool work_count(uint32_t max);

// From now on the answer is written, by the same steps as before: they are counted no more, and nobody gives
// up.
void work_write(void);

// Counts so many steps of a search of the solver. False with a fault: too many, or the user gives up.
bool work_add_steps(uint32_t steps);

// Counts the legal moves of the task's position. False with a fault.
bool work_count_legal(void);

// Steps the task's move to the next one that work_count has counted, from no move to the first one. False
// after the last one.
bool work_next(void);
