// SPDX-License-Identifier: MIT
// The robot in the menu: reads what is set, and sets a match.
#pragma once

#include "robot/turns.h" // what follows

// True where the glass shows a setting of the menu.
bool robot_sees_menu(struct robot *robot);

// From any screen to the menu by keys.
bool robot_menu(struct robot *robot);

// From there: to the setting with this label; and sets it to the value. False with a fault if there is none.
bool robot_show_setting(struct robot *robot, const char *label);
bool robot_set(struct robot *robot, const char *label, const char *value);

// From any screen: sets the game of this row of the table, by its names and nothing else.
bool robot_set_game(struct robot *robot, uint8_t row);

// From any screen: sets the match; OK is yet to be pressed.
bool robot_set_up(struct robot *robot, const struct match *match);

// The start positions of Nim and Nim_k.
enum { START_345, START_1357, START_357, NIM_STARTS };

// A match of Nim, or of Nim_k for k of 2 or more.
struct match nim_match(unsigned k, bool misere, unsigned start, bool machine_first);

// Gives the match these piles, and returns it.
struct match *robot_own_piles(struct match *match, uint8_t count, const uint8_t *piles);

// A whole random match of Nim or Nim_k, from any screen: true if all keys count and nothing else is wrong.
bool robot_can_play(struct robot *robot);

// True if a random start of the game can be read on the glass: its piles.
bool robot_reads_random(uint8_t row);

// In the menu: the match that is set, read by a walk through all settings.
bool robot_read_settings(struct robot *robot, struct match *match);

// Sets the match up and starts it; the machine may move first, which is its turn still where `lets_move` is
// false.
enum outcome robot_start(struct robot *robot, const struct match *match);

// On the screen for piles of one's own: sets them and begins.
bool robot_set_own(struct robot *robot, const struct match *match);
