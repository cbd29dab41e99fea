// SPDX-License-Identifier: MIT
// The robot in the menu: reads its settings and sets up a match.
#pragma once

#include "robot/turns.h"
#include "robot/words.h"

// Returns true if the display shows an item of the menu.
bool robot_sees_menu(struct robot *robot);

// Opens the menu with keys. Works from any screen.
bool robot_menu(struct robot *robot);

// Goes to the menu item with this label.
bool robot_show_setting(struct robot *robot, const char *label);

// Sets the menu item with this label to a value.
bool robot_set(struct robot *robot, const char *label, const char *value);

// Enters the settings for a match in the menu. Works from any screen.
bool robot_set_up(struct robot *robot, const struct match *match);

// Numbers of the start positions of Nim and Nim_k
enum { START_345, START_1357, START_357, NIM_STARTS };

// Returns a match of Nim for k = 1, otherwise of Nim_k.
struct match nim_match(unsigned k, bool misere, unsigned start, bool machine_first);

// Sets the start piles of the match. Returns the match.
struct match *robot_own_piles(struct match *match, uint8_t count, const uint8_t *piles);

// Plays a match of Nim or Nim_k. Returns true if nothing went wrong.
bool robot_can_play(struct robot *robot);

// Plays a match of Nim against the highest level. Returns true if it ends with this outcome.
bool robot_plays(struct robot *robot, robot_plan *plan, enum outcome wanted);

// Starts a match. If the machine moves first, waits for the machine's move.
enum outcome robot_start(struct robot *robot, const struct match *match);
