// SPDX-License-Identifier: MIT
// The robot at the pocket toy: presses its three keys, whose contacts bounce, and reads its lights.
#pragma once

#include "parts/led_rows.h" // lights
#include "robot/robot.h"    // who plays

enum pocket_key { POCKET_NEXT, POCKET_TAKE, POCKET_OK };

// As the menu has them: lights in rows 2 and 3 less 1, and in row 4, which hurries where it is mute.
enum pocket_start { START_1357, START_357, START_345, START_ANY };
enum { LEVEL_NEWCOMER = 2, LEVEL_PERFECT = 4 }; // of 1 to 4; of a new toy, and the highest
struct pocket_setup {
    bool misere;
    unsigned k;
    enum pocket_start start;
    unsigned level;
    bool mute;
};

enum pocket_sight {
    SEES_MENU,
    SEES_TURN, // one row blinks: the human is to move
    SEES_WON,  // all rows blink, brightly for the human
    SEES_LOST,
    SEES_NOTHING, // of that; the machine plays, or it is dark
};

// Switches a toy on whose EEPROM is empty, and waits until it can be used.
void pocket_open(struct robot *robot, const char *elf);

// The same with another chip in the socket.
void pocket_open_chip(struct robot *robot, const char *mcu, const char *elf);

// Each tap bounces for anything up to robot->bounce_max_us.
void pocket_tap(struct robot *robot, enum pocket_key key);

// Takes the cell out and puts it in again: with this in the EEPROM's byte under way, if there is one.
void pocket_cut_power(struct robot *robot, uint8_t torn);

// What is to be seen 1.1 s after the last of these, or later; of the turn, which row blinks.
enum pocket_sight pocket_look(struct robot *robot, struct led_rows *rows, unsigned *row);

// Waits until it is the human's turn or the game is over, at most 20 s.
enum pocket_sight pocket_wait(struct robot *robot, struct led_rows *rows);

// To the end of the game that is under way, without a look at how.
bool pocket_finish(struct robot *robot);

// From the menu, or from the end of a game.
bool pocket_read_menu(struct robot *robot, struct pocket_setup *setup, unsigned *row);
bool pocket_set_up(struct robot *robot, const struct pocket_setup *setup);

// In the human's turn: marks, and plays what is marked.
bool pocket_mark(struct robot *robot, const unsigned take[LED_ROWS]);
