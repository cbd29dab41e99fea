// SPDX-License-Identifier: MIT
// A component: a game of any kind with a position. A sum has several components.
#pragma once

#include "notation/line.h"

#include "solver/graph.h"
#include "solver/heaps.h"

enum { KEY_MAX = 5 * (HEAPS_MAX + 4) }; // bytes of a packed position (explore.c)

struct component {
    const struct kind *kind;
    bool misere;       // misere play: the player who loses in normal play wins
    bool keeps_poison; // Chomp in a sum: nobody may eat the poison
    union {
        struct state state;
        struct heaps heaps;
        struct tokens tokens;
    };
};

// A move in a component. If all fields are 0, there is no move.
struct component_move {
    struct move move; // move in a game of the table
    uint8_t part;     // changed part and the number chosen for it, set by solution_next()
    choice_t number;
    struct heap_step heap_step;   // move in a heap game (heaps.h)
    struct token_step token_step; // move of one token (graph.h)
};

// The functions of a kind of games
struct kind {
    void (*read_position)(struct component *component);
    // Sets *step to the next legal move, or to the first if *step is no move. Returns false after the last
    // move.
    bool (*next)(const struct component *component, struct component_move *step);
    // Sets *after to the component after this legal move.
    void (*play)(struct component *after, const struct component *component,
                 const struct component_move *step);
    // Writes `<game> <params>`.
    void (*write_game)(const struct component *component);
    void (*write_position)(const struct component *component);
    void (*write_step)(const struct component *component, const struct component_move *step);
    // Writes a move in words.
    void (*say_step)(const struct component *component, const struct component_move *step);
    // Saves a position as numbers. Returns their count, at most KEY_MAX / 5.
    unsigned (*save)(const struct component *component, uint32_t *numbers);
    void (*load)(struct component *component, const uint32_t *numbers, unsigned count);
};
extern const struct kind table_kind, heaps_kind, tokens_kind;

// Reads a question about a game outside the table. For other games, reads nothing and returns false.
bool component_read_special(struct component *component);

// Reads `<game> <params> : <position>` of any kind.
void component_read(struct component *component);

// Reads `<game> <params>`.
void component_read_game(struct component *component);

// Reads `: <position>` up to the end of the line.
void component_read_position(struct component *component);

// Sets *component to this state of a game of the table.
void component_of_state(struct component *component, const struct state *state);

// Writes `<game> <params> : <position>`.
void component_write(const struct component *component);

// Writes numbers with spaces between them. Without numbers, writes the character `none`.
void write_numbers(const uint32_t *numbers, unsigned count, char none);

// Returns the verdict of a component without a legal move.
enum verdict component_end(const struct component *component);

// Frees the components of the previous line.
void component_forget(void);
