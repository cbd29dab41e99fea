// SPDX-License-Identifier: MIT
// The robot at the pocket toy: presses its three keys, with contact bounce, and reads its LEDs.
#pragma once

#include "parts/led_rows.h"
#include "robot/robot.h"

enum pocket_key { POCKET_NEXT, POCKET_TAKE, POCKET_OK };

// Start positions. For position n, row 3 of the menu has n + 1 lit LEDs.
enum pocket_start { START_1357, START_357, START_345, START_ANY };
enum { LEVEL_NEWCOMER = 2, LEVEL_PERFECT = 4 }; // level of a new toy, and the highest level
struct pocket_setup {
    bool misere;
    unsigned k;
    enum pocket_start start;
    unsigned level;
    bool mute;
};

enum pocket_sight {
    SEES_MENU,
    SEES_TURN, // a single row blinks: the human's turn
    SEES_WON,  // all rows blink brightly: the human has won
    SEES_LOST,
    SEES_NOTHING, // something else, such as the machine's turn
};

// Powers up a toy with empty EEPROM. Waits until the toy is ready.
void pocket_open(struct robot *robot, const char *elf);

// Powers up a toy with a different MCU.
void pocket_open_chip(struct robot *robot, const char *mcu, const char *elf);

// Taps a key. The contact bounces for a random time up to robot->bounce_max_us.
void pocket_tap(struct robot *robot, enum pocket_key key);

// Cuts the power for a while. A half-written EEPROM byte becomes `torn`.
void pocket_cut_power(struct robot *robot, uint8_t torn);

// Reads the LEDs 1.1 s after the latest tap. *row is the blinking row.
enum pocket_sight pocket_look(struct robot *robot, struct led_rows *rows, unsigned *row);

// Waits for the human's turn or the end of the game.
enum pocket_sight pocket_wait(struct robot *robot, struct led_rows *rows);

// Plays the current game to the end with random moves.
bool pocket_finish(struct robot *robot);

// Reads the settings in the toy's menu. Sets *row to the selected row.
bool pocket_read_menu(struct robot *robot, struct pocket_setup *setup, unsigned *row);

bool pocket_same(const struct pocket_setup *one, const struct pocket_setup *other);

// Enters the settings for a game. Works in the menu and after a game.
bool pocket_set_up(struct robot *robot, const struct pocket_setup *setup);

// Marks `take[row]` stones in each row. Call on the human's turn.
bool pocket_mark(struct robot *robot, const unsigned take[LED_ROWS]);
