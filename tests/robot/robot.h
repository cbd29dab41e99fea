// SPDX-License-Identifier: MIT
// A robot that plays on a board. It presses keys, with contact bounce, and reads the display. It knows the
// rules, from firmware/game compiled for the host, and the words on the display.
#pragma once

#include "core/layout.h"
#include "game/games.h"
#include "parts/bench.h"

enum {
    START_WON = 12,
    START_RANDOM = 14,
    START_OWN
}; // special values of match.start; other values are indices of start positions

struct match {
    uint8_t row; // in the table of games
    uint8_t k;   // largest number of piles in a move of Nim_k and similar games
    uint8_t start;
    uint8_t level;                     // level of the machine; 0: the highest
    bool machine_first;                // ignored with START_WON
    uint8_t own_count, own[PILES_MAX]; // start piles, if `start` is START_OWN
};

struct robot {
    struct bench bench;
    struct layout *layout;     // of the firmware's data
    const struct glass *glass; // reads the display (glass.h); NULL for LEDs
    unsigned key[LADDER_KEYS]; // index on the board of each of the five keys
    unsigned down_ms, up_ms;   // of a tap
    uint64_t touched;          // cycle of the latest push or release
    uint32_t random;           // state of the random numbers, never 0; a test may set it to draw_seed()
    // longest bounce of the pocket toy's keys; on other boards all bounces have the same length
    unsigned bounce_max_us;
    char error[2000]; // the first fault and a picture of the display; empty: no fault

    // The current match, as read from the display.
    struct match match;
    const struct game *game;
    struct position start, position;
    bool watches; // true: read the machine's choices one by one; false: skip them with a key
    // Called after the machine has moved from `before` to robot->position. May be NULL.
    void (*on_machine_move)(struct robot *robot, const struct position *before);
};

// Builds the board with an empty EEPROM and switches it on.
void robot_open(struct robot *robot, const char *board, const char *elf);

// Builds a board that the caller describes, and switches it on.
void robot_open_board(struct robot *robot, const struct board *board, const char *elf);

// Builds the board whose folder out/<board> contains the ELF, and switches it on.
void robot_open_elf(struct robot *robot, const char *elf);

// Finds a variable of the firmware or a field of it (layout_variable).
struct field robot_field(const struct robot *robot, const char *path);

// Returns where the chip's memory contains this variable or field.
uint8_t *robot_memory(const struct robot *robot, const char *path);

// Returns a random number below `below`.
unsigned robot_random(struct robot *robot, unsigned below);

// Stores the fault and a picture of the display, unless a fault is already stored. Returns false.
bool robot_fault(struct robot *robot, const char *what, ...) __attribute__((format(printf, 2, 3)));

// If there is a fault, prints it and forgets it.
void robot_explain(struct robot *robot);

// A check of a board. It must end without faults and violations.
struct robot_check {
    bool (*holds)(void);
    const char *name;
};

// Makes the checks whose names contain `part`; NULL: all checks.
void robot_make_checks(struct robot *robot, const struct robot_check *checks, void (*begin)(void),
                       const char *part);

// True if the firmware runs without faults or violations.
bool robot_is_well(struct robot *robot);

// Returns the number of tones that have ended.
unsigned robot_tones(struct robot *robot);

// Erases the EEPROM, to make the board new.
void robot_erase(struct robot *robot);

// Checks that data and stack fit into the board's budget of RAM.
void robot_check_memory(const struct robot *robot);

// The display must show a key's effect within ROBOT_SOON_MS.
enum { ROBOT_SOON_MS = 300 };
void robot_push(struct robot *robot, enum ladder_key key);
void robot_release(struct robot *robot, enum ladder_key key);
void robot_hold(struct robot *robot, enum ladder_key key, unsigned ms);
void robot_tap(struct robot *robot, enum ladder_key key);

// True if the key's lamp is lit.
bool robot_lamp(const struct robot *robot, enum ladder_key key);

enum { ALL_LAMPS = (1 << LADDER_KEYS) - 1 };

// Returns which lamps are lit: bit n for key n.
unsigned robot_lamps(const struct robot *robot);

enum { ROBOT_HOLD_MAX_MS = 1500 };

// Presses a random key below `keys`, sometimes with a second key. Returns false after a long press.
bool robot_press_some(struct robot *robot, unsigned keys);

// Waits until the firmware has read the keys and updated the LCD.
void robot_settle(struct robot *robot);
