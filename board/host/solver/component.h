// SPDX-License-Identifier: MIT
// A game with a position, as the commands of the solver see it: one of the table of games, in misere play if
// it has none there, heaps with rules of one's own, or tokens on a graph from a file. A sum has several.
#pragma once

#include "notation/line.h" // struct state

#include "solver/graph.h"
#include "solver/heaps.h"

// The longest key of a position (component_key)
enum { KEY_MAX = 5 * (HEAPS_MAX + 4) };

struct component {
    const struct kind *kind;
    bool misere;       // a player without a legal move wins; in the table of games: by search, the loser wins
    bool keeps_poison; // Chomp as a part of a sum: who can only eat the poison cannot move
    union {
        struct state state;
        struct heaps heaps;
        struct tokens tokens;
    };
};

// A move in a component; all 0: none
struct component_step {
    struct move move; // of the table of games
    uint8_t part;     // of a move found by theory (solution_next): the part and the number of its choice
    choice_t number;
    struct heap_step heap_step; // of heaps
    struct token_step token_step;
};

// What the games of a kind have in common
struct kind {
    // Reads the position.
    void (*read_position)(struct component *component);
    // Steps to the next legal move, from none to the first one; false after the last one.
    bool (*next)(const struct component *component, struct component_step *step);
    // Sets *after to the component after this legal move.
    void (*play)(struct component *after, const struct component *component,
                 const struct component_step *step);
    // Writes `<game> <params>`, the position, and a move.
    void (*write_game)(const struct component *component);
    void (*write_position)(const struct component *component);
    void (*write_step)(const struct component *component, const struct component_step *step);
    // Writes `: ` and a move in words (sentence.h).
    void (*say_step)(const struct component *component, const struct component_step *step);
    // Writes the numbers of a position to *numbers and returns how many there are, at most KEY_MAX / 5; and
    // back. The same position has the same numbers.
    unsigned (*save)(const struct component *component, uint32_t *numbers);
    void (*load)(struct component *component, const uint32_t *numbers, unsigned count);
};
extern const struct kind table_kind, heaps_kind, tokens_kind;

// Reads `<game> <params> : <position>` up to the end of the line, or notes a fault. Returns false, and reads
// nothing, if that is a question about the table of games; then read_state is to be called.
bool component_read_special(struct component *component);

// The same for all kinds.
void component_read(struct component *component);

// Reads the game and its parameters alone; and then the colon and the position, up to the end of the line.
void component_read_game(struct component *component);
void component_read_position(struct component *component);

// Sets *component to a state of the table of games.
void component_of_state(struct component *component, const struct state *state);

// Writes `<game> <params> : <position>`.
void component_write(const struct component *component);

// Writes numbers with a space between; for none this character alone.
void write_numbers(const uint32_t *numbers, unsigned count, char none);

// Returns the verdict of a component without a legal move.
enum verdict component_end(const struct component *component);

// Forgets what the components of the line before have taken.
void component_forget(void);
