// SPDX-License-Identifier: MIT
// Somebody who plays the pocket toy: presses its three keys, whose contacts bounce, and reads its lights.
// What goes wrong is kept in one line; after that nothing succeeds.
#pragma once

#include "parts/led_rows.h"
#include "parts/bench.h"

enum hand_key { HAND_NEXT, HAND_TAKE, HAND_OK };

// As the menu has them: lights in rows 2 and 3 less 1, and the level with its mute.
enum hand_start { START_1357, START_357, START_345, START_ANY };
enum {
    LEVEL_PERFECT = 7,
    LEVEL_PERFECT_MUTE = 5,
    LEVEL_GENTLE = 3,
    LEVEL_GENTLE_MUTE = 1
}; // lights in row 4
struct hand_setup {
    bool misere;
    unsigned k;
    enum hand_start start;
    unsigned level;
};

enum hand_sight {
    SEES_MENU,
    SEES_TURN, // one row blinks: the human is to move
    SEES_WON,  // all rows blink, brightly for the human
    SEES_LOST,
    SEES_NOTHING, // of that; the machine plays, or it is dark
};

struct hand {
    struct bench bench;
    uint32_t random;
    unsigned bounce_max_us; // each tap bounces for anything up to it
    uint64_t touched;       // cycle of the last tap or power cut
    char error[400];        // empty: all went well
};

// Switches a toy on whose EEPROM is empty, and waits until it can be used.
void hand_open(struct hand *hand, const char *elf);

unsigned hand_random(struct hand *hand, unsigned below);

// Keeps the first fault, or what a part has seen, which may be its cause; gives back false.
bool hand_fault(struct hand *hand, const char *what, ...) __attribute__((format(printf, 2, 3)));

// The fault, below the check it belongs to; forgets it. Also takes the parts' violations for a fault.
bool hand_is_well(struct hand *hand);
void hand_explain(struct hand *hand);

// Tones heard so far that are over.
unsigned hand_tones(struct hand *hand);

void hand_tap(struct hand *hand, enum hand_key key);

// Takes the cell out and puts it in again: with this in the EEPROM's byte under way, if there is one.
void hand_cut_power(struct hand *hand, uint8_t torn);

// What is to be seen 1.1 s after the last of these, or later; of the turn, which row blinks.
enum hand_sight hand_look(struct hand *hand, struct led_rows *rows, unsigned *row);

// Waits until it is the human's turn or the game is over, at most 20 s.
enum hand_sight hand_wait(struct hand *hand, struct led_rows *rows);

// To the end of the game that is under way, without a look at how.
bool hand_finish(struct hand *hand);

// From the menu, or from the end of a game.
bool hand_read_menu(struct hand *hand, struct hand_setup *setup, unsigned *row);
bool hand_set_up(struct hand *hand, const struct hand_setup *setup);

// In the human's turn: marks, and plays what is marked.
bool hand_mark(struct hand *hand, const unsigned take[LED_ROWS]);
