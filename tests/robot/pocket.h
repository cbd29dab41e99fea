// SPDX-License-Identifier: MIT
// The robot at the pocket toy: presses its three keys, with contact bounce, and reads its LEDs.
#pragma once

#include "parts/led_rows.h"
#include "robot/robot.h"

enum pocket_key { POCKET_NEXT, POCKET_TAKE, POCKET_OK };

// Start positions. For start n, row 3 of the menu shows n + 1 lit LEDs.
enum pocket_start { START_1357, START_357, START_345, START_ANY };
enum { LEVEL_NEWCOMER = 2, LEVEL_PERFECT = 4 }; // level of a new toy; highest level
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
    SEES_WON,  // all rows blink, brightly: the human has won
    SEES_LOST,
    SEES_NOTHING, // none of these pictures, for example on the machine's turn or if all LEDs are dark
};

// Switches on a toy with an empty EEPROM. Waits until it is ready.
void pocket_open(struct robot *robot, const char *elf);

// Switches on a toy that has another MCU.
void pocket_open_chip(struct robot *robot, const char *mcu, const char *elf);

// Taps a key. The contacts bounce for a random time, at most robot->bounce_max_us.
void pocket_tap(struct robot *robot, enum pocket_key key);

// Takes the cell out and puts it back. `torn`: new value of an unfinished EEPROM byte.
void pocket_cut_power(struct robot *robot, uint8_t torn);

// Reads the LEDs 1.1 s after the last tap. On the human's turn, sets *row to the row that blinks.
enum pocket_sight pocket_look(struct robot *robot, struct led_rows *rows, unsigned *row);

// Waits for the human's turn or the end of the game.
enum pocket_sight pocket_wait(struct robot *robot, struct led_rows *rows);

// Plays the current game to its end. Any legal move will do.
bool pocket_finish(struct robot *robot);

// Reads the menu. Sets *row to the chosen row.
bool pocket_read_menu(struct robot *robot, struct pocket_setup *setup, unsigned *row);

// Sets up a game. Starts from the menu or from the end of a game.
bool pocket_set_up(struct robot *robot, const struct pocket_setup *setup);

// On the human's turn, marks these stones.
bool pocket_mark(struct robot *robot, const unsigned take[LED_ROWS]);
