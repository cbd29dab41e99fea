// SPDX-License-Identifier: MIT
// The robot in the menu: reads its settings and sets up a match.
#pragma once

#include "robot/turns.h"

// Returns true if the display shows a setting of the menu.
bool robot_sees_menu(struct robot *robot);

// Goes to the menu from any screen, with keys.
bool robot_menu(struct robot *robot);

// In the menu: goes to this setting; sets it to the value.
bool robot_show_setting(struct robot *robot, const char *label);
bool robot_set(struct robot *robot, const char *label, const char *value);

// From any screen: selects this row's game by the names in the menu.
bool robot_set_game(struct robot *robot, uint8_t row);

// From any screen: sets up the match. OK would start it.
bool robot_set_up(struct robot *robot, const struct match *match);

// Start positions of Nim and Nim_k
enum { START_345, START_1357, START_357, NIM_STARTS };

// Returns a match of Nim for k = 1, of Nim_k for larger k.
struct match nim_match(unsigned k, bool misere, unsigned start, bool machine_first);

// Gives the match these start piles. Returns the match.
struct match *robot_own_piles(struct match *match, uint8_t count, const uint8_t *piles);

// From any screen: plays a random match of Nim or Nim_k.
bool robot_can_play(struct robot *robot);

// Returns true if the robot can read random starts of this game.
bool robot_reads_random(uint8_t row);

// In the menu: walks through all settings and reads the match that they set.
bool robot_read_settings(struct robot *robot, struct match *match);

// Sets up a match and starts it. If the machine begins, lets it move.
enum outcome robot_start(struct robot *robot, const struct match *match);

// On the screen for own piles: sets the piles and starts the match.
bool robot_set_own(struct robot *robot, const struct match *match);
