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
}; // special values of match.start; smaller values are numbers of start positions

struct match {
    uint8_t row; // in the table of games
    uint8_t k;   // maximum number of piles in a move, in games like Nim_k
    uint8_t start;
    uint8_t level; // level of the machine; 0 means the highest level
    bool machine_first;
    uint8_t own_count, own[PILES_MAX]; // start piles for START_OWN
};

struct robot {
    struct bench bench;
    struct layout *layout;     // of the firmware's data
    const struct glass *glass; // functions that read the display (glass.h); NULL for the toy's LEDs
    unsigned key[LADDER_KEYS]; // index of each key on the board
    unsigned down_ms, up_ms;   // of a tap
    uint64_t touched;          // time of the latest key press or release, in cycles
    uint32_t random;           // state of the random generator, never 0
    // longest bounce of the toy's keys, in us
    unsigned bounce_max_us;
    char error[2000]; // first fault, with a picture of the display, or ""

    // The current match as read from the display
    struct match match;
    const struct game *game;
    struct position start, position;
    // Unless NULL, the robot calls this after the machine's move from position `before`.
    void (*on_machine_move)(struct robot *robot, const struct position *before);
};

// Opens a board whose EEPROM is empty. Powers the board up.
void robot_open(struct robot *robot, const char *board, const char *elf);

// Opens a board with the caller's description. Powers the board up.
void robot_open_board(struct robot *robot, const struct board *board, const char *elf);

// Opens the board whose ELF file is in out/<board>. Powers the board up.
void robot_open_elf(struct robot *robot, const char *elf);

// Finds a variable of the firmware, or a field of a variable.
struct field robot_field(const struct robot *robot, const char *path);

// Returns a pointer to this variable or field in the simulated memory.
uint8_t *robot_memory(const struct robot *robot, const char *path);

// Returns a random number from 0 to `below` - 1.
unsigned robot_random(struct robot *robot, unsigned below);

// Stores the first fault, with a picture of the display. Returns false.
bool robot_fault(struct robot *robot, const char *what, ...) __attribute__((format(printf, 2, 3)));

// Prints a check, which fails if `holds` is false or after a fault or violation. Prints and forgets the
// fault. `name` is a printf format.
bool robot_holds(struct robot *robot, bool holds, const char *name, ...)
    __attribute__((format(printf, 3, 4)));

enum { ANY_BITES = 0xffff };

// A check of a board. The last check in a table has no name.
struct robot_check {
    bool (*holds)(void);
    const char *name;
    unsigned bites; // number of watchdog resets that the check must cause
};

// Runs the checks with `part` in their names. NULL runs all checks.
void robot_make_checks(struct robot *robot, const struct robot_check *checks,
                       void (*begin)(struct robot *robot), const char *part);

// Returns true if there are no faults and no violations.
bool robot_is_well(struct robot *robot);

// Returns the number of complete tones so far.
unsigned robot_tones(struct robot *robot);

// Erases the EEPROM, as on a new board.
void robot_erase(struct robot *robot);

// Switches the power off and on. Waits for the first screen. A half-written EEPROM byte becomes `torn`.
void robot_cut_power(struct robot *robot, uint8_t torn);

// Switches on a new board, whose EEPROM is erased.
void robot_renew(struct robot *robot);

// Checks that data and stack fit into the board's RAM.
void robot_check_memory(const struct robot *robot);

// time in ms after which the display must show a key's effect
enum { ROBOT_SOON_MS = 300 };
void robot_push(struct robot *robot, enum ladder_key key);
void robot_release(struct robot *robot, enum ladder_key key);
void robot_hold(struct robot *robot, enum ladder_key key, unsigned ms);
void robot_tap(struct robot *robot, enum ladder_key key);

// Returns true if the key's lamp is lit.
bool robot_lamp(const struct robot *robot, enum ladder_key key);

enum { ALL_LAMPS = (1 << LADDER_KEYS) - 1 };

// Returns the set of lit lamps. Bit n is key n.
unsigned robot_lamps(const struct robot *robot);

enum { ROBOT_HOLD_MAX_MS = 1500 };

// Presses one or two random keys. Returns false if the press was long.
bool robot_press_some(struct robot *robot, unsigned keys);

// Waits until the firmware has read the keys and drawn on the LCD.
void robot_settle(struct robot *robot);
