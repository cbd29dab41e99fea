// SPDX-License-Identifier: MIT
// A person who plays any game of the table by keys. The rules are those of firmware/game, compiled for this
// machine with the limits of the board; what a key has done is read from the firmware's memory, who has won
// from the glass.
#pragma once

#include "game/games.h"  // the table
#include "parts/bench.h" // keys and glass
#include "ram.h"         // what the firmware holds

enum result { HUMAN_WON, MACHINE_WON, NOBODY_WON, BROKEN };

struct match {
    uint8_t row; // of the table of games; GAME_COUNT: Morra
    uint8_t k;   // of games that ask for it
    uint8_t start;
    bool machine_first;
};

struct person {
    struct bench bench;
    struct ram ram;
    unsigned key[LADDER_KEYS]; // their places on the board
    uint32_t random;           // not 0
    char error[1200];          // what is wrong, with the glass; empty as long as nothing is
};

// Builds the toy and switches it on. Ends the program with a TAP failure if that cannot be done.
void person_open(struct person *person, const char *board, const char *elf);

// 0..below-1
unsigned person_random(struct person *person, unsigned below);

// Notes what is wrong, unless something was already. False, so that it can be returned.
bool person_fault(struct person *person, const char *what, ...) __attribute__((format(printf, 2, 3)));

// Below the check it belongs to: prints what is wrong, if something is, and forgets it.
void person_explain(struct person *person);

// True if the firmware runs and neither display nor serial line has seen a violation.
bool person_is_well(struct person *person);

// Checks that what the firmware has used of the memory is within its budget, in bytes.
void person_check_memory(const struct person *person, unsigned budget);

// Of any board with these keys.
void person_push(struct person *person, enum ladder_key key);
void person_release(struct person *person, enum ladder_key key);
void person_press(struct person *person, enum ladder_key key, unsigned ms);
void person_tap(struct person *person, enum ladder_key key);

// One key, now and then a long one, or two at once.
enum { PERSON_HOLD_MAX_MS = 1500 };
void person_press_anything(struct person *person);

// What the firmware holds now.
const struct ram *person_look(struct person *person);

// From any screen to the menu by keys; there a game is chosen. OK is yet to be pressed.
bool person_menu(struct person *person);
bool person_choose(struct person *person, const struct match *match);

// Begins the match that was chosen: true if the start position is what was asked for.
bool person_begin(struct person *person, const struct match *match);

// Chooses the move by keys, and plays it.
bool person_play(struct person *person, const struct move *move);

// Until it is the human's turn or the game is over, with keys that skip what is shown; the machine's move
// must be legal.
bool person_let_machine(struct person *person);

// Plays on, the human by moves of which the function gives the next one, until the glass says who has won.
typedef bool person_plan(struct person *person, const struct position *position, struct move *move);
enum result person_finish(struct person *person, person_plan *plan);

// True if one legal move leads from one position to the other.
bool is_one_move(const struct game *game, const struct position *from, const struct position *to);

// Who wins, also where that takes a search.
enum verdict verdict_of(const struct game *game, const struct position *position);

// Plans: any legal move; a winning one, or a draw, of a position that has one. False if there is none.
bool person_any_move(struct person *person, const struct position *position, struct move *move);
bool person_best_move(struct person *person, const struct position *position, struct move *move);
