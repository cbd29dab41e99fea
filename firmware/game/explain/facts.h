// SPDX-License-Identifier: MIT
// Functions that send facts, and the table of the facts that a board links. A function that sends returns
// true if the sink stops the explanation.
#pragma once

#include "game/explain/explain.h"

// State of an explanation
struct steps {
    const struct position *position; // the explained position; football has turns instead of distances
    explain_sink_t *sink;
    void *context;
    struct reason_step step;
};

// Sends a step to the sink. Returns true if the sink stops the explanation.
bool send_step(struct steps *steps, enum step_kind kind, stones_t first, stones_t second);

// Sends the facts about a position. Returns true if the sink stops the explanation.
typedef bool facts_t(struct steps *steps);
facts_t heap_facts, value_facts, ending_facts, coin_facts, bounded_facts, token_facts, take_facts, sos_facts,
    chomp_facts;

// A game and a function that sends facts about the game
struct fact_row {
    const FLASH struct game *game;
    facts_t *send;
};
struct fact_set {
    const FLASH struct fact_row *rows;                // array of rows, ended by a row without a game
    bool (*decides)(const struct position *position); // the function values_decide, or null
    bool has_replies;
};
extern const FLASH struct fact_set fact_set;

// Returns true if Grundy values decide misere play (condition (M) in README.md). Uses the arena.
bool values_decide(const struct position *position);

// A set of Grundy values. Bit v stands for value v.
typedef uint32_t value_bits_t;
value_bits_t fact_values_after(const FLASH struct game *game, const FLASH struct sum *sum,
                               const struct position *position, uint8_t part);

// Returns true if the part equals an earlier part of the position.
bool fact_is_repeated(const FLASH struct game *game, const struct position *position, uint8_t part);
