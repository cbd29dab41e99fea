// SPDX-License-Identifier: MIT
// The robot in the menu: reads its settings and sets up a match.
#pragma once

#include "robot/turns.h"

// True if the display shows a setting of the menu.
bool robot_sees_menu(struct robot *robot);

// Goes to the menu from any screen, with keys.
bool robot_menu(struct robot *robot);

// From the menu, goes to this setting.
bool robot_show_setting(struct robot *robot, const char *label);

// In the menu, sets this setting to the value.
bool robot_set(struct robot *robot, const char *label, const char *value);

// Selects the game of this row in the menu. Starts from any screen.
bool robot_set_game(struct robot *robot, uint8_t row);

// Sets up the match in the menu. Starts from any screen.
bool robot_set_up(struct robot *robot, const struct match *match);

// Start positions of Nim and Nim_k
enum { START_345, START_1357, START_357, NIM_STARTS };

// Returns a match of Nim if k is 1, otherwise of Nim_k.
struct match nim_match(unsigned k, bool misere, unsigned start, bool machine_first);

// Adds start piles to the match. Returns the match.
struct match *robot_own_piles(struct match *match, uint8_t count, const uint8_t *piles);

// Plays a random match of Nim or Nim_k. Starts from any screen.
bool robot_can_play(struct robot *robot);

// True if the robot can read random starts of this game.
bool robot_reads_random(uint8_t row);

// Sets up a match and starts it. If the machine begins, lets it move.
enum outcome robot_start(struct robot *robot, const struct match *match);
