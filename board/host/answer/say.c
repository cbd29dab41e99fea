// SPDX-License-Identifier: MIT
// Writes sentences for a person below an answer. sentences.h has the texts.
#include "answer/answers.h"

#include "answer/sentences.h"
#include "listen/listen.h"
#include "notation/component.h"
#include "notation/names.h"
#include "solver/lost.h"
#include "solver/solve.h"
#include "game/games.h"
#include "game/theory/theories.h"

#include <stdlib.h>
#include <string.h>

enum { LIST_MAX = 1024, PAIRS_SHOWN = 20, VALUES_SHOWN = 32, OPTIONS_MAX = 20000, BAR_SIDE = 6 };

// Everything that the sentences of an explanation can mention
struct saying {
    struct answer *answer;
    struct line *out;
    const struct outcome *outcome;
    const char *name;           // name of the game in sentences.h
    uint32_t when;              // conditions that hold
    struct position asked;      // position before the move; distances of balls are in turns
    struct position after;      // position after the move
    struct reason reason, left; // reasons of both positions
    bool is_after;              // true if the sentence is about the position after the move
    stones_t number[3];         // numbers of the step
    uint8_t kind;               // kind of the latest step
    uint32_t values[LIST_MAX];  // values that moves lead to
    unsigned value_count;
    struct exchange exchange; // the opponent's latest reply, and the best answer
};

// Returns the last character of the answer.
static char last_character(const struct saying *saying)
{
    const struct buffer *const answer = &saying->answer->record->buffer;

    return answer->count ? answer->bytes[answer->count - 1] : '\n';
}

static void write_list(struct saying *saying, const uint32_t *numbers, unsigned count)
{
    text_words(saying->out, count ? "" : "none");
    for (unsigned i = 0; i < count; i++) {
        text_words(saying->out, !i ? "" : i + 1 < count ? ", " : " and ");
        write_number(saying->out, numbers[i]);
    }
}

// Writes a number as a sum of powers of two, largest first.
static void write_powers(struct saying *saying, stones_t number)
{
    write_number(saying->out, number);
    text_words(saying->out, number ? "" : " = 0");
    for (stones_t bit = (stones_t)1 << 31, rest = number; rest; bit >>= 1)
        if (rest & bit) {
            text_words(saying->out, rest == number ? " = " : " + ");
            write_number(saying->out, bit);
            rest ^= bit;
        }
}

// Writes each number of a reason once, as a sum of powers of two.
static void write_all_powers(struct saying *saying, const struct reason *reason)
{
    for (uint8_t i = 0; i < reason->count; i++) {
        uint8_t first = 0; // index of the first number equal to number[i]
        while (reason->number[first] != reason->number[i])
            first++;
        text_words(saying->out, i && first == i ? ", " : "");
        if (first == i)
            write_powers(saying, reason->number[i]);
    }
    text_words(saying->out, reason->count ? "" : "none");
}

// Writes all P-positions of Wythoff's game up to the larger pile of the position.
static void write_pairs(struct saying *saying)
{
    const part_t *const pile = saying->asked.part, larger = pile[pile[0] < pile[1]];
    unsigned count = 0;

    for (part_t a = 0; a <= larger; a++) {
        const part_t partner = wythoff_partner(a);
        if (partner < a)
            continue;
        if (partner > larger)
            return;
        if (count == PAIRS_SHOWN) {
            text_words(saying->out, ", ...");
            return;
        }
        write_format(saying->out, count++ ? ", (#, #)" : "(#, #)", a, partner);
    }
}

// Writes the Grundy value of each vertex. Call explain() first.
static void write_vertices(struct saying *saying)
{
    uint32_t numbers[VERTICES_MAX];

    for (uint8_t vertex = 0; vertex < saying->asked.vertices; vertex++)
        numbers[vertex] = graph_sum.value(&saying->asked, 0, vertex + 1);
    write_list(saying, numbers, saying->asked.vertices);
}

// Writes all lost bars of chocolate with at most BAR_SIDE rows and columns.
static void write_bars(struct saying *saying)
{
    struct component whole = *saying->answer->question.part, bar;
    uint32_t count = 0;

    whole.state.position.count = BAR_SIDE;
    for (uint8_t row = 0; row < BAR_SIDE; row++)
        whole.state.position.part[row] = BAR_SIDE;
    bar = whole;

    uint16_t *const verdicts = find_verdicts(&whole, &saying->answer->work, &count);

    for (uint32_t place = 0; verdicts && place < count; place++) {
        if (verdicts[place] != P_POSITION)
            continue;
        set_place(&whole, &bar, place);
        text_words(saying->out, last_character(saying) == ' ' ? "" : ", ");
        write_component_position(saying->out, &bar);
    }
    free(verdicts);
}

// Counts how often a sequence of cells appears in a strip of SOS.
static stones_t count_cells(const struct position *strip, const part_t *contents, uint8_t length)
{
    stones_t count = 0;

    for (uint8_t i = 0; i + length <= strip->count; i++)
        count += !memcmp(&strip->part[i], contents, length * sizeof *contents);
    return count;
}

// Returns the number that a letter stands for (sentences.h).
static stones_t number_of(const struct saying *saying, char letter)
{
    static const part_t trap[] = {SOS_S, SOS_EMPTY, SOS_EMPTY, SOS_S};
    const struct position *const asked = &saying->asked;
    stones_t nim_sum = 0;

    switch (letter) {
    case 'x':
        for (uint8_t i = 0; i < saying->reason.count; i++)
            nim_sum ^= saying->reason.number[i];
        return nim_sum;
    case 'b':
        return (saying->is_after ? &saying->left : &saying->reason)->base;
    case 'l':
        return asked->k + (stones_t)1;
    case 'h':
        return asked->stones;
    case 'c':
        return saying->after.cap;
    case 'd':
        return asked->part[asked->part[1] < asked->part[0]];
    case 'm':
        return asked->most;
    case 't':
        return count_cells(asked, trap, 4);
    case 'e':
        return count_cells(asked, &trap[1], 1);
    default:
        return saying->number[letter - '1'];
    }
}

// Writes the value that a letter stands for (sentences.h).
static void write_value(struct saying *saying, char letter)
{
    const struct reason *const reason = saying->is_after ? &saying->left : &saying->reason;
    const struct position *const asked = &saying->asked;

    switch (letter) {
    case 'w':
        text_words(saying->out, saying->value_count > 1 ? "s " : " ");
        write_list(saying, saying->values, saying->value_count);
        break;
    case 'n':
        write_list(saying, reason->number, reason->count);
        break;
    case 'p':
        write_all_powers(saying, reason);
        break;
    case 's':
        for (uint8_t i = reason->count; i--;) {
            write_number(saying->out, reason->number[i]);
            text_words(saying->out, i ? " + " : "");
        }
        text_words(saying->out, reason->count ? "" : "0");
        break;
    case 'o':
        text_words(saying->out, asked->k > 1 ? "remainder " : saying->number[2] ? "odd" : "even");
        if (asked->k > 1)
            write_number(saying->out, saying->number[2]);
        break;
    case 'u':
        write_list(saying, asked->part, asked->count);
        break;
    case 'v':
        write_vertices(saying);
        break;
    case 'q':
        write_pairs(saying);
        break;
    case 'g':
        write_component(saying->out, &saying->answer->question.part[saying->number[0] - 1]);
        break;
    case 'r':
        write_step(saying->out, &saying->exchange.before, &saying->exchange.reply);
        break;
    case 'a':
        write_step(saying->out, &saying->exchange.between, &saying->exchange.best);
        break;
    case 'z':
        write_bars(saying);
        break;
    case 'y':
        text_words(saying->out, saying->when & LOST ? "move" : "reply");
        break;
    default:
        write_number(saying->out, number_of(saying, letter));
    }
}

// Ends an unfinished sentence.
static void end_sentence(struct saying *saying)
{
    const char last = last_character(saying);

    if (last == '\n')
        return;
    text_words(saying->out, last == ':' ? " none." : last == '.' ? "" : ".");
    text_char(saying->out, '\n');
}

// Writes a text with values. A space, comma or semicolon at the start continues a sentence.
static void write_text(struct saying *saying, const char *text)
{
    if (!strchr(" ,;", *text))
        end_sentence(saying);
    else if (*text == ',' && last_character(saying) == ':')
        text++; // the first item of a list
    for (; *text; text++) {
        if (*text == '%')
            write_value(saying, *++text);
        else
            text_char(saying->out, *text);
    }
}

static bool has_word(const char *words, const char *word)
{
    const size_t length = strlen(word);

    for (; words; words = strchr(words, ' ') ? strchr(words, ' ') + 1 : NULL)
        if (!strncmp(words, word, length) && words[length] == ' ')
            return true;
    return false;
}

// Writes all sentences for one kind of step.
static void write_step_words(struct saying *saying, uint8_t kind)
{
    static const uint32_t groups[] = {THEOREM, VERDICT, ENDING, CHANGES, ORDER, ANY_MOVE};
    enum { GROUPS = sizeof groups / sizeof *groups, ROWS = sizeof sentences / sizeof *sentences };
    const uint32_t when = saying->when | (kind == saying->kind ? NEXT : FIRST);

    saying->kind = kind;
    for (const struct sentence *row = sentences; row < sentences + ROWS; row++) {
        bool applies = row->kind == kind && (!row->games || has_word(row->games, saying->name));
        for (unsigned i = 0; i < GROUPS; i++)
            applies &= !(row->when & groups[i]) || row->when & when & groups[i];
        if (applies)
            write_text(saying, row->text);
    }
}

// Writes the opponent's replies, each with the best answer.
static void write_replies(struct saying *saying)
{
    saying->exchange = (struct exchange){0};
    for (unsigned count = 0; next_exchange(saying->answer, saying->outcome, &saying->exchange);) {
        if (count++ == REPLIES_MAX) {
            text_words(saying->out, "; and so on");
            return;
        }
        write_step_words(saying, STEP_REPLY);
    }
}

static void note_values(struct saying *saying, stones_t set)
{
    saying->value_count = 0;
    for (stones_t value = 0; value < 32; value++)
        if (set >> value & 1)
            saying->values[saying->value_count++] = value;
}

// Writes the sentences for a step from explain().
static bool write_step_of(const struct reason_step *step, void *context)
{
    struct saying *const saying = context;

    memcpy(saying->number, step->number, sizeof saying->number);
    saying->after = *step->after;
    if (step->kind == STEP_RULE)
        saying->left = *step->reason;
    if (step->kind == STEP_REPLY) {
        write_replies(saying);
        return false;
    }
    note_values(saying, step->number[2]);
    write_step_words(saying, step->kind);
    return true;
}

// Explains a position whose verdict is saying->outcome->verdict.
static void explain_position(struct saying *saying, const struct game *game, const struct position *position,
                             const struct move *move)
{
    saying->asked = *position;
    reason_find(game, &saying->asked, &saying->reason);
    saying->when = 1u << saying->reason.way | (uint32_t)LOST << saying->outcome->verdict |
                   (uint32_t)NORMAL << saying->reason.ending | (position->k > 1 ? TOGETHER : ALONE) |
                   (game_is_move(move) ? HAS_MOVE : NO_MOVE);
    explain(game, position, move, write_step_of, saying);
}

static void explain_game(struct saying *saying, const struct state *state)
{
    struct move move = {0};

    if (outcome_step(saying->outcome))
        move = outcome_step(saying->outcome)->move;
    saying->name = game_name(state->game) + state->game->misere;
    explain_position(saying, state->game, &state->position, &move);
    saying->is_after = true;
    write_step_words(saying, STEP_WIN);
}

// Lists the values after each move of a part, unless there are too many values.
static void explain_value(struct saying *saying, struct solution *solution, struct component *part,
                          uint32_t value)
{
    bool is_there[LIST_MAX] = {false};
    struct component_move step = {0};
    struct component after;
    uint32_t found;

    for (unsigned moves = 0; component_next(part, &step); moves++) {
        if (moves == OPTIONS_MAX || !component_play(&after, part, &step) ||
            !solution_value(solution, &after, &found) || found >= LIST_MAX)
            return;
        is_there[found] = true;
    }
    saying->value_count = 0;
    for (unsigned i = 0; i < LIST_MAX; i++)
        if (is_there[i])
            saying->values[saying->value_count++] = i;
    saying->number[0] = *component_part(part, 0);
    saying->number[1] = value;
    if (saying->value_count && saying->value_count <= VALUES_SHOWN)
        write_step_words(saying, FACT_MISSING);
}

// Explains the values of a question by the theorem of Nim.
static void explain_values(struct saying *saying)
{
    const struct outcome *const outcome = saying->outcome;
    uint32_t values[HEAPS_MAX], left[HEAPS_MAX];
    const unsigned count = outcome_values(saying->answer, outcome, false, values);
    const unsigned left_count = outcome_values(saying->answer, outcome, true, left);
    struct position nim = {.k = 1, .count = (uint8_t)count};

    if (count > PARTS_MAX || left_count > PARTS_MAX)
        return;
    memcpy(nim.part, values, count * sizeof *values);
    explain_position(saying, &games[GAME_NIM], &nim, &(struct move){0});
    if (outcome_step(outcome)) {
        memcpy(nim.part, left, left_count * sizeof *left);
        nim.count = (uint8_t)left_count;
        reason_find(&games[GAME_NIM], &nim, &saying->left);
        saying->when ^= NO_MOVE | HAS_MOVE;
    }
    saying->is_after = true;
    write_step_words(saying, STEP_WIN);
}

// Explains a position of a heap game, or a position on a graph from a file.
static void explain_component(struct saying *saying)
{
    const struct component *const asked = saying->answer->question.part;
    struct component part = *asked;
    uint32_t values[HEAPS_MAX];
    const unsigned count = outcome_values(saying->answer, saying->outcome, false, values);

    saying->name = asked->kind == OF_HEAPS ? "heap" : "file";
    part.pieces.count = 1;
    for (unsigned i = 0, equal; i < count; i++) {
        for (equal = 0; component_number(asked, equal) != component_number(asked, i); equal++)
            ;
        *component_part(&part, 0) = component_number(asked, i);
        if (equal == i) // equal parts are explained once
            explain_value(saying, *saying->outcome->solutions, &part, values[i]);
    }
    explain_values(saying);
}

// Explains a sum of games by the values of its parts.
static void explain_sum(struct saying *saying)
{
    uint32_t values[SUM_MAX];
    const unsigned count = outcome_values(saying->answer, saying->outcome, false, values);

    saying->name = "sum";
    for (unsigned i = 0; i < count; i++) {
        saying->number[0] = i + 1;
        saying->number[1] = values[i];
        write_step_words(saying, STEP_VALUE);
    }
    explain_values(saying);
}

// Explains a table of heaps and its period.
static void explain_period(struct saying *saying)
{
    const struct answer *const answer = saying->answer;
    const struct heap_period *const period = &answer->period;
    const struct component *const asked = answer->question.part;
    const bool is_misere = asked->misere || (asked->kind == OF_TABLE && asked->state.game->misere);

    saying->name = is_misere ? "verdicts" : "values";
    if (!strcmp(answer->word, "table"))
        write_step_words(saying, answer->console->columns ? STEP_ROWS : STEP_LINES);
    saying->number[0] = period->length ? period->from : period->seen - 1;
    saying->number[1] = period->length;
    saying->number[2] = period->saltus;
    if (period->length && !strcmp(answer->word, "table") && period->from > answer->question.to)
        write_step_words(saying, STEP_BEYOND);
    write_step_words(saying, !period->length ? STEP_NO_PERIOD : period->saltus ? STEP_GROWTH : STEP_PERIOD);
    saying->number[0] = period->proof ? period->bound : period->seen - 1;
    if (period->length)
        write_step_words(saying, STEP_SEEN + period->proof);
}

static void explain_outcome(struct answer *answer, const struct outcome *outcome)
{
    const struct component *const asked = answer->question.part;
    struct saying saying = {.answer = answer,
                            .out = &answer->record->line,
                            .outcome = outcome,
                            .name = answer->word,
                            .when = outcome ? (uint32_t)LOST << outcome->verdict : 0,
                            .kind = STEP_KINDS};

    if (answer->period.seen) {
        explain_period(&saying);
    } else if (!outcome) {
        write_step_words(&saying, STEP_COMMAND);
    } else if (answer->question.parts > 1) {
        explain_sum(&saying);
    } else if (asked->misere) {
        write_step_words(&saying, STEP_SEARCH);
        write_replies(&saying);
    } else if (asked->kind == OF_TABLE) {
        explain_game(&saying, &asked->state);
    } else {
        explain_component(&saying);
    }
    end_sentence(&saying);
    if (answer->work.fault->id != FAULT_INTERRUPTED)
        // no error at a limit: only the explanation is shorter
        *answer->work.fault = (struct fault){0};
}

// Writes a good move in each part. The command `why` writes only one move.
static void say_good_moves(struct answer *answer, const struct outcome *outcome)
{
    const uint8_t parts = answer->question.parts;
    struct line *const out = &answer->record->line;

    for (uint8_t i = outcome->part; i < (answer->explains ? outcome->part + 1 : parts); i++) {
        if (!outcome->steps[i])
            continue;
        text_words(out, i == outcome->part ? ": " : "; or ");
        if (parts > 1)
            write_format(out, "in part #, ", i + 1u);
        say_step(out, &answer->question.part[i], outcome->steps[i]);
    }
}

// Writes who wins, and the good moves.
static void say_verdict(struct answer *answer, const struct outcome *outcome, bool is_over)
{
    static const char *const ends[] = {
        [P_POSITION] = "and you have lost", [N_POSITION] = "and you have won", [DRAW] = "a draw"};
    const enum verdict verdict = outcome->verdict;
    const struct listener *const listener = answer->console->listener;
    const char *const player = listener ? listener_player(listener) : "You";
    const bool is_you = !strcmp(player, "You");
    struct line *const out = &answer->record->line;

    if (is_over) {
        write_format(out, "The game is over, $", ends[verdict]);
    } else if (verdict == DRAW) {
        text_words(out, "It is a draw");
    } else {
        write_format(out, verdict == N_POSITION ? "$ win$" : "$ lose$, if the opponent makes no mistake",
                     player, is_you ? "" : "s");
    }
    say_good_moves(answer, outcome);
    text_words(out, ".\n");
}

// Breaks lines between words, from character `from`, at the terminal's width.
static void wrap(struct buffer *buffer, size_t from, unsigned columns)
{
    size_t start = from, space = from;

    for (size_t i = from; columns && i < buffer->count; i++) {
        if (buffer->bytes[i] == '\n')
            start = space = i + 1;
        if (i - start >= columns && space > start) {
            buffer->bytes[space] = '\n';
            start = space + 1;
        }
        if (buffer->bytes[i] == ' ')
            space = i;
    }
}

void say_outcome(struct answer *answer, const struct outcome *outcome)
{
    struct component_move first = {0};
    const bool is_over =
        outcome && answer->question.parts == 1 && !component_next(answer->question.part, &first);
    struct record *const record = answer->record;
    const size_t from = record->buffer.count;

    if (outcome)
        say_verdict(answer, outcome, is_over);
    if (!outcome || (answer->explains && !is_over))
        explain_outcome(answer, outcome);
    if (outcome && answer->explains)
        text_char(&record->line, '\n');
    wrap(&record->buffer, from, answer->console->columns);
}
