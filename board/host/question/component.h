// SPDX-License-Identifier: MIT
// A component: a game of any kind with a position. A sum has several components.
#pragma once

#include "question/state.h"

// Limits for heap games whose rules the user writes

enum {
    HEAPS_MAX = 64,        // heaps in a position
    PIECES_MAX = 32,       // heaps or tokens in a question
    HEAP_MAX = 2147483647, // stones in a heap
    HEAP_TAKE_MAX = 255,   // largest number of stones that a rule can mention
    HEAP_DIGITS_MAX = 64,  // largest number of digits after the point in a game's code, such as 0.137
};

// Bits of a digit in a heap game's code. Each bit permits one number of remaining heaps.
enum left {
    LEAVE_NOTHING = 1,
    LEAVE_ONE = 2,
    LEAVE_TWO = 4,
    LEAVE_THREE = 8,
    LEAVE_FOUR = 16,
    LEAVE_MORE = 32, // five or more
};

// Whether the heaps that a move leaves must differ or be equal
enum split { SPLIT_ANY, SPLIT_UNEQUAL, SPLIT_EQUAL };

struct heap_rules {
    uint8_t digit[HEAP_TAKE_MAX + 2]; // digit[n] says what a move that takes n stones may leave (enum left)
    // split[n] is the condition on the heaps that the move leaves (enum split)
    uint8_t split[HEAP_TAKE_MAX + 2];
    uint16_t last;     // largest n whose digit is not 0, before any repeated digits
    uint16_t repeated; // number of digits at the end that repeat forever
};

struct heap_game {
    struct heap_rules rules;
    uint8_t digits;             // number of digits after the point in the user's code
    char form;                  // first letter of the game's parameter: c, S or n
    struct heap_values *values; // table of values that the solver owns, or null before the table exists
};

// Limits for large graphs, which are read from a file

enum {
    GRAPH_VERTICES_MAX = 1000000,
    GRAPH_EDGES_MAX = 5000000,
    GRAPH_NAME_MAX = 255, // largest number of characters in a file's name
};

struct graph {
    char name[GRAPH_NAME_MAX + 1];
    uint32_t vertices, edges;
    uint32_t *ends; // start and end of each edge, in the order of the file
    // Arrays that the solver fills
    uint32_t *first; // successors of vertex v are next[first[v]] to next[first[v + 1] - 1]
    uint32_t *next;
    uint32_t *value; // Grundy value of each vertex
};

// Heaps of a heap game, or tokens on a graph
struct pieces {
    struct heap_game *game;     // OF_HEAPS
    struct graph *graph;        // OF_TOKENS
    uint32_t number[HEAPS_MAX]; // stones of each heap, or vertex of each token
    uint8_t count;
};

enum kind { OF_TABLE, OF_HEAPS, OF_TOKENS, KINDS };

struct component {
    enum kind kind;
    bool misere;       // true in misère play, where the winner of normal play loses
    bool keeps_poison; // true if no move may eat the poison of Chomp, for example in sums
    union {
        struct state state;   // OF_TABLE
        struct pieces pieces; // OF_HEAPS, OF_TOKENS
    };
};

// A move in a heap game takes `take` stones and leaves `left` heaps.
struct heap_step {
    uint8_t part, left; // `part` is the index of the heap
    bool is_step;
    uint32_t take, size[HEAPS_MAX];
};

// A move in a component. All fields are 0 if there is no move.
struct component_move {
    struct move move; // move in a game of games.c
    uint8_t part;     // part that solution_next() changes, or token that moves
    choice_t number;  // number chosen for this part, or number of the token's edge, from 1
    struct heap_step heap_step;
};

// Returns the vertex to which the move moves a token.
static inline uint32_t token_goal(const struct pieces *tokens, const struct component_move *step)
{
    const struct graph *const graph = tokens->graph;

    return graph->next[graph->first[tokens->number[step->part]] + step->number - 1];
}
