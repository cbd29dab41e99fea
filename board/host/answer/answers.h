// SPDX-License-Identifier: MIT
// Functions that answer commands. If a function notes a fault, the fault replaces its answer.
#pragma once

#include "answer/console.h"
#include "answer/record.h"
#include "question/question.h"
#include "solver/period.h"

struct answer {
    struct console *console;
    struct question question;
    struct work work;
    struct record *record;
    uint32_t moves;            // number of moves in the answer so far
    struct heap_period period; // period in the answer, or 0 if there is none
    bool explains;             // true if the answer must include a reason
    const char *word;          // word of the command
};

// The result of a question
struct outcome {
    struct solution *const *solutions; // solution of each part of the question
    enum verdict verdict;
    const struct component_move *steps[SUM_MAX]; // for each part, a move that wins or keeps a draw, or null
    uint8_t part;                                // index of the first part with a good move, or 0
};

// Returns the good move in the first part that has one, or null.
static inline const struct component_move *outcome_step(const struct outcome *outcome)
{
    return outcome->steps[outcome->part];
}

// A possible reply to the outcome's move, and the best answer
struct exchange {
    struct component before, between; // position before the reply; position before the best answer
    struct component_move reply, best;
};

// Finds the next exchange, or the first if *exchange is 0. Returns false at the end.
bool next_exchange(const struct answer *answer, const struct outcome *outcome, struct exchange *exchange);

// Finds the position's values before or after the outcome's move. Returns their count, or 0 on a fault.
unsigned outcome_values(const struct answer *answer, const struct outcome *outcome, bool is_after,
                        uint32_t *values);

// Names of the verdicts, indexed by enum verdict
extern const char *const verdict_letters[];

// Writes the parts of a sum.
void write_sum(struct line *out, const struct question *question);

// Returns true if sentences follow the answer.
static inline bool says_words(const struct answer *answer)
{
    return answer->console->say && answer->record->format == IN_NOTATION;
}

// Answers a line of text or notes a fault. Returns false if the line is empty.
bool command_answer(struct console *console, struct line *line, struct record *record);

// Questions
void answer_question(struct answer *answer);
void answer_all(struct answer *answer);
void answer_why(struct answer *answer);
void answer_moves(struct answer *answer);
void answer_value(struct answer *answer);
void answer_sum(struct answer *answer);
void answer_mex(struct answer *answer);
void answer_table(struct answer *answer);
void answer_period(struct answer *answer);
void answer_lost(struct answer *answer);

// Writes who wins, a good move and the reason. If `outcome` is null, explains the answer.
void say_outcome(struct answer *answer, const struct outcome *outcome);

// Replaces the answer by the reason, written in notation (why.c).
void write_reason(struct answer *answer, const struct outcome *outcome);

// The match (match.c)

// Copies the current match to *state. If there is no match, sets state->game to null.
void load_match(const struct console *console, struct state *state);
void answer_new(struct answer *answer);
void answer_play(struct answer *answer);
void answer_reply(struct answer *answer);
void answer_show(struct answer *answer);
void answer_undo(struct answer *answer);
void answer_game(struct answer *answer);

// Information (help.c)
void answer_games(struct answer *answer);
void answer_version(struct answer *answer);

// Writes help about a game in the table (games.c), or about `heap`.
void help_game(struct line *out, const struct game *game);
void help_heap(struct line *out);
