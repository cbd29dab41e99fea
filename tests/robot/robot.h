// SPDX-License-Identifier: MIT
// A robot that sits before a board: it presses keys, whose contacts bounce, and reads what lights up. It
// knows the rules of the games, which are those of firmware/game compiled for this machine, and the words on
// the glass.
#pragma once

#include "core/layout.h" // the firmware's data
#include "game/games.h"  // rules and positions
#include "parts/bench.h" // the board

enum { START_WON = 12, START_RANDOM = 14, START_OWN }; // beside the number of a start position of the game

struct match {
    uint8_t row; // of the table of games
    uint8_t k;   // of games that ask for it
    uint8_t start;
    uint8_t level;                     // of the machine; 0: the highest
    bool machine_first;                // not with START_WON
    uint8_t own_count, own[PILES_MAX]; // piles for START_OWN
};

struct robot {
    struct bench bench;
    struct layout *layout;     // of the firmware's data
    const struct glass *glass; // its display, as glass.h has it; NULL for LEDs
    unsigned key[LADDER_KEYS]; // places of the five keys on the board
    unsigned down_ms, up_ms;   // of a tap
    uint64_t touched;          // cycle at which a key moved last
    uint32_t random;           // not 0; a program may begin with draw_seed()
    unsigned bounce_max_us;    // of the pocket toy's keys; other keys always bounce for the same time
    char error[2000];          // what is wrong, with the glass; empty as long as nothing is

    // The match under way, as the robot knows it from the glass.
    struct match match;
    const struct game *game;
    struct position start, position;
    bool watches; // follows the machine's move choice by choice, otherwise skips it by a key
    // After each move of the machine that is seen, from `before` to `position`; may be NULL.
    void (*on_machine_move)(struct robot *robot, const struct position *before);
};

// Builds the board, whose EEPROM is empty, and switches it on. Ends the program with a TAP failure if that
// cannot be done.
void robot_open(struct robot *robot, const char *board, const char *elf);
void robot_open_board(struct robot *robot, const struct board *board, const char *elf);

// The same for an ELF that is built for the board of its folder, out/<board>.
void robot_open_elf(struct robot *robot, const char *elf);

// Finds a variable of the firmware or a field of one (layout_variable), or where it is in the machine's
// memory. Ends the program with a TAP failure if the firmware has none.
struct field robot_field(const struct robot *robot, const char *path);
uint8_t *robot_memory(const struct robot *robot, const char *path);

// 0..below-1
unsigned robot_random(struct robot *robot, unsigned below);

// Notes what is wrong, unless something was already, and what a part has seen, which may be its cause. False,
// so that it can be returned.
bool robot_fault(struct robot *robot, const char *what, ...) __attribute__((format(printf, 2, 3)));

// Below the check it belongs to: prints what is wrong, if something is, and forgets it.
void robot_explain(struct robot *robot);

// A check of a board, which must also leave all well.
struct robot_check {
    bool (*holds)(void);
    const char *name;
};

// Makes those checks whose names contain `part`, or all if it is NULL; each after begin(), which prepares the
// board. The last row of `checks` has no name.
void robot_make_checks(struct robot *robot, const struct robot_check *checks, void (*begin)(void),
                       const char *part);

// True if nothing wrong is noted, the firmware runs, and no part has seen a violation.
bool robot_is_well(struct robot *robot);

// Tones heard until now that are over.
unsigned robot_tones(struct robot *robot);

// Erases the EEPROM: after the next reset the board is as delivered.
void robot_erase(struct robot *robot);

// Checks that what the firmware has used of the memory is within the board's budget: static data and stack.
void robot_check_memory(const struct robot *robot);

// Keys of the boards that have these five. What a key does is seen soon.
enum { ROBOT_SOON_MS = 300 };
void robot_push(struct robot *robot, enum ladder_key key);
void robot_release(struct robot *robot, enum ladder_key key);
void robot_hold(struct robot *robot, enum ladder_key key, unsigned ms);
void robot_tap(struct robot *robot, enum ladder_key key);

// True if the lamp of the key is lit; all that are, bit n: enum ladder_key n.
enum { ALL_LAMPS = (1 << LADDER_KEYS) - 1 };
bool robot_lamp(const struct robot *robot, enum ladder_key key);
unsigned robot_lamps(const struct robot *robot);

// Any of the first so many keys, of which OK is the last: now and then for long, or with another one. False
// after a long one, as LEFT may lead to the menu then.
enum { ROBOT_HOLD_MAX_MS = 1500 };
bool robot_press_some(struct robot *robot, unsigned keys);

// Until the keys have been read and nothing has been sent to the LCD for a moment.
void robot_settle(struct robot *robot);
