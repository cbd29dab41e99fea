// SPDX-License-Identifier: MIT
// The answers of the commands. Each function writes a whole answer, or nothing if it notes a fault.
#pragma once

#include "answer/console.h"
#include "question/question.h"

struct answer {
    struct console *console;
    struct question question;
    struct line out;
    struct work work;
    unsigned fields, items; // number of fields in the record so far, and of items in the field
};

// An answer has records, a record has fields, and a field has items. Each function begins the next element.
// The caller then writes its text to answer->out.
void begin_field(struct answer *answer);
void begin_item(struct answer *answer);
void end_record(struct answer *answer);

// Ends an answer of several records.
void end_list(struct answer *answer);

// Questions
void answer_question(struct answer *answer);
void answer_all(struct answer *answer);
void answer_why(struct answer *answer);
void answer_moves(struct answer *answer);
void answer_value(struct answer *answer);
void answer_sum(struct answer *answer);
void answer_mex(struct answer *answer);
void answer_table(struct answer *answer);
void answer_lost(struct answer *answer);

// The match (match.c)

// Loads the game and position of the match on the board, or of the program's own match. Without a match, sets
// state->game to null.
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

// Writes the help about a game of the table, or about `heap`.
void help_game(struct line *out, const struct game *game);
void help_heap(struct line *out);
