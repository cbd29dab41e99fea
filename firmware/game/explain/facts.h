// SPDX-License-Identifier: MIT
// Functions that send facts, and the table of the facts that a board links. A function that sends returns
// true if the sink stops the explanation.
#pragma once

#include "game/explain/explain.h"

// State of an explanation
struct steps {
    const struct position *position; // the explained position; in football, turns replace the distances
    explain_sink_t *sink;
    void *context;
    struct reason_step step;
};

// Sends a step of this kind.
bool send_step(struct steps *steps, enum step_kind kind, stones_t first, stones_t second);

// Sends the facts of a game in order.
typedef bool facts_t(struct steps *steps);
facts_t heap_facts, value_facts, ending_facts, coin_facts, bounded_facts, token_facts, take_facts, sos_facts,
    chomp_facts;

// The facts that a board links (set_*.c), in the order of sending
struct fact_row {
    const FLASH struct game *game;
    facts_t *send;
};
struct fact_set {
    const FLASH struct fact_row *rows;                // ended by a row without a game
    bool (*decides)(const struct position *position); // the function values_decide, or null
    bool has_replies;
};
extern const FLASH struct fact_set fact_set;

// True if Grundy values decide misere play of tokens: condition (M) in README.md. Uses the arena.
bool values_decide(const struct position *position);

// fact_values_after returns the values that a move from this part can lead to. Bit v stands for value v.
typedef uint32_t value_bits_t;
value_bits_t fact_values_after(const FLASH struct game *game, const FLASH struct sum *sum,
                               const struct position *position, uint8_t part);

// True if this part equals an earlier part.
bool fact_is_repeated(const FLASH struct game *game, const struct position *position, uint8_t part);
