// SPDX-License-Identifier: MIT
// Games, positions and moves as text, in and out.
#pragma once

#include "console/text.h"

// A position and the game it belongs to. Edges are kept as the line names them, so that an answer repeats it.
struct state {
    const FLASH struct game *game;
    uint8_t params, shape; // of the game
    uint8_t edge_count;
    uint8_t edge[EDGES_MAX]; // from * 16 + to
    struct position position;
};

struct task {
    struct state state;
    struct move move; // to play, or the last one found
};

// A line while it is read, then what it asks for or the fault in it: behind a fault nothing is read any more.
union memory {
    char line[CONSOLE_LINE_MAX];
    struct {
        struct task task;
        union {
            struct expected expected;
            struct {
                uint8_t verdict; // enum verdict
                uint8_t result;  // enum result of the match
                bool found;      // the move
                bool counting;   // what the answer takes: it may still become an error
                stones_t count;  // of a list: moves that are to be in it
                stones_t tries;  // moves tried, whether they are in it or not
                uint32_t steps;  // of a search, with what the tries are worth
            };
        };
    };
};
extern union memory memory;

enum move_flag {
    FROM_ZERO = 1,  // the smallest number is 0, not 1
    FROM_ABOVE = 2, // and stands for the largest one of the choice, that what is left
    MANY = 4        // choices, each with one change
};

// How the parts of a shape are called and written, how many there can be and what they can hold.
struct range {
    char name[6];
    char separator; // in a choice of a move
    uint8_t move;   // of enum move_flag
    uint8_t least, most;
    part_t min, max;
};
const FLASH struct range *range_of(const struct state *state);

// The letters of cells, by what they hold
#define LETTERS TEXT(".SO")

// Reads the name of a game; null, and refused, if there is none of that name.
const FLASH struct game *read_game(void);

// The first start position of the game, edges not listed
void state_begin(struct state *state, const FLASH struct game *game);

// `<game> <params> : <position>`, up to the end of the line. Where a start will do, the position, or all
// behind the game, may be missing.
void read_state(struct state *state, bool start);
void write_state(void); // of the memory

// `<params>`
void text_params(struct state *state);

// The list of edges; refused where there is a cycle.
void text_edges(struct state *state);
void write_cycle(const struct position *position);
void list_edges(struct state *state); // those that a start position came with
void link_edges(struct state *state); // the other way round

// `<position>`
void text_position(struct state *state);
part_t part_max(const struct state *state, uint8_t part); // for these parameters

// `<move>`; it may be against the rules of the game.
void text_move(const struct state *state, struct move *move);

// An array in flash has to be named by its first element: as a whole it decays to a pointer into RAM.
#define NAME(named) (&(named)->name[0])
