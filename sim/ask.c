// SPDX-License-Identifier: MIT
#include "ask.h"

#include "chip.h"
#include "core/memory.h" // output
#include "answer/console.h"
#include "notation/state.h"
#include "toy.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CALLS_MAX = 20000 }; // largest number of calls of the chip's functions for one answer

static struct {
    const struct board_limits *limits;
    struct chip chip;
    struct toy toy;
    bool is_toy;
    struct limits limits_of_line;
    struct line *line; // line with the question
    struct line *out;  // the answer
    struct state state;
    struct move move; // the latest move that the chip found
    uint8_t verdict;  // enum verdict
    unsigned calls;   // number of calls of the chip's functions for this question
    char error[256];  // why the chip cannot answer; line->fault holds errors in the question
} asked;

// Answers not yet written to stdout
static struct {
    char *text;
    size_t length, room;
} output;

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    if (output.length + count > output.room) {
        output.room = 2 * output.room + count + 4096;
        output.text = memory_resize(output.text, output.room);
    }
    if (count)
        memcpy(output.text + output.length, characters, count);
    output.length += count;
}

static bool refuse_chip(const char *what, const char *which)
{
    snprintf(asked.error, sizeof asked.error, "%s%s", what, which);
    return false;
}

// Calls a function of the simulated chip. Reads the move that the chip found.
static bool call(const char *function, uint8_t *result)
{
    if (asked.is_toy)
        return refuse_chip("the pocket toy answers only questions about a position", "");
    if (asked.calls++ == CALLS_MAX)
        return refuse_chip("too many calls for an answer of ", function);
    if (!chip_ask(&asked.chip, function, result))
        return refuse_chip("the chip fails: ", asked.chip.call.error);
    asked.move = chip_move(&asked.chip);
    if (game_is_move(&asked.move) && !game_is_legal(asked.state.game, &asked.state.position, &asked.move))
        return refuse_chip("the chip fails: an illegal move from ", function);
    return true;
}

// Calls a function until the result is a verdict and not PENDING.
static bool decide(const char *function)
{
    uint8_t verdict;

    do
        if (!call(function, &verdict))
            return false;
    while (verdict == PENDING);
    if (verdict == BEYOND_LIMIT)
        read_refuse_above(asked.line, FAULT_TOO_MANY_POSITIONS, (stones_t)(8 * asked.limits->arena_bytes));
    else if (verdict > DRAW)
        refuse_chip("the chip fails: no verdict from ", function);
    asked.verdict = verdict;
    return verdict <= DRAW;
}

static bool ask_toy(void)
{
    enum verdict verdict;

    if (!toy_reply(&asked.toy, &asked.state.position, &verdict, &asked.move))
        return refuse_chip("the pocket toy does not answer", "");
    asked.verdict = (uint8_t)verdict;
    return true;
}

// Writes the question and the verdict. Then writes the winning or drawing move, or `-`.
static void write_answer(void)
{
    write_state(asked.out, &asked.state);
    text_words(asked.out, " : ");
    text_char(asked.out, "PND"[asked.verdict]);
    text_words(asked.out, " : ");
    if (asked.verdict != P_POSITION && game_is_move(&asked.move))
        text_move(asked.out, &asked.state, &asked.move);
    else
        text_char(asked.out, '-');
}

static void answer_chip_question(void)
{
    if (!(asked.is_toy ? ask_toy() : decide("game_reply")))
        return;
    write_answer();
    text_char(asked.out, '\n');
}

static void answer_chip_all(void)
{
    if (!decide("game_next_winning"))
        return;
    write_answer();
    while (game_is_move(&asked.move) && decide("game_next_winning") && game_is_move(&asked.move)) {
        text_char(asked.out, ' ');
        text_move(asked.out, &asked.state, &asked.move);
    }
    text_char(asked.out, '\n');
}

// Finds the verdict of the position after a move.
static bool decide_after(const struct move *move)
{
    struct state *const state = &asked.state;
    const struct position before = state->position;

    game_play(&state->position, move);
    chip_set(&asked.chip, state->game, &state->position);
    const bool good = decide("game_verdict");
    state->position = before;
    chip_set(&asked.chip, state->game, &before);
    chip_set_move(&asked.chip, move);
    return good;
}

static void answer_chip_moves(void)
{
    uint8_t more;

    while (call("game_next", &more) && more) {
        struct move move = asked.move;
        if (!decide_after(&move))
            return;
        text_move(asked.out, &asked.state, &move);
        text_words(asked.out, " : ");
        text_char(asked.out, "PND"[asked.verdict]);
        text_char(asked.out, '\n');
    }
    text_char(asked.out, '\n');
}

// Reads a question. Returns the function that answers it, or null.
static void (*read_question(void))(void)
{
    struct line *const line = asked.line;
    void (*const answer)(void) = read_word(line, "all")     ? answer_chip_all
                                 : read_word(line, "moves") ? answer_chip_moves
                                                            : answer_chip_question;

    read_spaces(line);
    read_state(line, &asked.state, false);
    if (line->fault->id == FAULT_UNKNOWN_WORD) {
        *line->fault = (struct fault){0};
        refuse_chip("ask the chip <game> <params> : <position>, also after all or moves", "");
    } else if (asked.is_toy && asked.state.game && !toy_knows(asked.state.game)) {
        *line->fault = (struct fault){0};
        refuse_chip("the pocket toy does not have the game ", game_name(asked.state.game));
    }
    return line->fault->id || asked.error[0] ? NULL : answer;
}

// Answers a question as the host program does, but with the chip's functions.
static bool answer_line(struct console *console, struct line *line, struct record *record)
{
    (void)console;
    asked.line = line;
    asked.out = &record->line;
    asked.state = (struct state){0};
    asked.move = (struct move){0};
    asked.error[0] = '\0';
    asked.calls = 0;
    line->limits = &asked.limits_of_line;
    if (!read_begin(line))
        return false;

    void (*const answer)(void) = read_question();

    if (answer) {
        if (!asked.is_toy)
            chip_set(&asked.chip, asked.state.game, &asked.state.position);
        answer();
    }
    if (asked.error[0]) {
        record->buffer.count = 0;
        *line->fault = (struct fault){0};
        text_words(asked.out, "error: ");
        text_words(asked.out, asked.error);
        text_char(asked.out, '\n');
    }
    return true;
}

// Restricts the notation to positions that fit the board.
static void limit(const struct board_limits *board)
{
    const stones_t part = (stones_t)board->part_max, stones = (stones_t)board->stones_max;
    const stones_t piles = (stones_t)(board->piles_max ? board->piles_max : board->parts_max);

    asked.limits_of_line = (struct limits){
        .stones = stones,
        .take = (stones_t)board->take_max,
        .params = {part, part, part, part, stones, stones, stones, (stones_t)board->takes_max,
                   (stones_t)board->vertices_max, (stones_t)board->edges_max, (stones_t)board->columns_max,
                   (stones_t)board->sos_max},
        .most = {[SHAPE_PILES] = piles,
                 [SHAPE_STAIRS] = piles,
                 [SHAPE_PAIR] = 2,
                 [SHAPE_BOXES] = 2,
                 [SHAPE_TOKENS] = (stones_t)board->tokens_max,
                 [SHAPE_STRIP] = piles,
                 [SHAPE_BAR] = (stones_t)board->bar_rows_max,
                 [SHAPE_COINS] = (stones_t)board->coins_max,
                 [SHAPE_MEN] = (stones_t)(2 * board->men_rows_max),
                 [SHAPE_LETTERS] = (stones_t)board->sos_max},
        .part = {[SHAPE_PILES] = part,
                 [SHAPE_STAIRS] = part,
                 [SHAPE_PAIR] = part,
                 [SHAPE_BOXES] = part,
                 [SHAPE_TOKENS] = (stones_t)board->vertices_max - 1,
                 [SHAPE_STRIP] = part,
                 [SHAPE_BAR] = (stones_t)board->bar_columns_max,
                 [SHAPE_COINS] = 1,
                 [SHAPE_MEN] = (stones_t)board->columns_max,
                 [SHAPE_LETTERS] = SOS_O},
    };
    asked.limits = board;
}

static bool fail(const char *what, const char *why)
{
    fprintf(stderr, "bouton-sim: %s%s\n", what, why);
    return false;
}

// Runs the firmware up to the main loop, then prepares calls of the firmware's functions.
static bool begin(struct bench *bench, const struct layout *layout)
{
    char error[512];

    bench_run_ms(bench, BENCH_START_MS);
    if (!bench_is_well(bench, error, sizeof error))
        return fail(error, "");
    limit(&bench->board->limits);
    asked.is_toy = layout_symbol(layout, "game_reply") < 0;
    return (asked.is_toy ? toy_open(&asked.toy, bench, layout)
                         : chip_begin(&asked.chip, &bench->machine, layout)) ||
           fail("the firmware has no games to ask about", "");
}

static bool write_output(void)
{
    const bool good = fwrite(output.text, 1, output.length, stdout) == output.length && !fflush(stdout);

    output.length = 0;
    return good || fail("cannot write: ", strerror(errno));
}

static bool answer_lines(void)
{
    static struct console console = {.sink = {.put = put}, .answer = answer_line};
    char bytes[4096];
    ssize_t count;

    while ((count = read(STDIN_FILENO, bytes, sizeof bytes))) {
        if (count < 0 && errno != EINTR)
            return fail("cannot read: ", strerror(errno));
        for (ssize_t i = 0; i < count; i++)
            console_byte(&console, bytes[i]);
        if (!write_output())
            return false;
    }
    console_end(&console);
    return write_output();
}

bool ask_play(struct bench *bench, const char *elf)
{
    char error[512];
    struct layout *const layout = layout_open(elf, error, sizeof error);

    if (!layout)
        return fail(error, "");
    signal(SIGPIPE, SIG_IGN);

    const bool good = begin(bench, layout) && answer_lines();

    layout_close(layout);
    free(output.text);
    output.text = NULL;
    return good;
}
