// SPDX-License-Identifier: MIT
#include "host/fuzz/line.h"

#include "draw.h"

#include "answer/answers.h"
#include "notation/state.h"
#include "game/games.h" // the table

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { SMALL = 6 };

struct bytes line, answer;
struct console console;
unsigned answer_ends, calls_left;

void put_answer(void *to, const char *characters, size_t count)
{
    (void)to;
    for (; count; count--, characters++, answer.count++) {
        if (answer.count < LINE_KEPT)
            answer.byte[answer.count] = *characters;
        answer_ends += *characters == '\n';
    }
    answer.byte[answer.count < LINE_KEPT ? answer.count : LINE_KEPT] = '\0';
}

bool is_interrupted(void)
{
    return calls_left && !--calls_left;
}

void ask(const char *bytes, size_t count, char end)
{
    console.sink.put = put_answer;
    console.watch.is_interrupted = is_interrupted;
    forget_answer();
    while (count--)
        console_byte(&console, *bytes++);
    console_byte(&console, end);
}

bool begins_any(const char *text, const char *const *words)
{
    while (*words && strncmp(text, *words, strlen(*words)))
        words++;
    return *words;
}

unsigned below(unsigned limit)
{
    static uint64_t state;

    if (!state)
        state = draw_seed();
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((state >> 33) % limit);
}

static void add_char(char c)
{
    if (line.count < LINE_KEPT)
        line.byte[line.count++] = c;
}

static void add(const char *words)
{
    while (*words)
        add_char(*words++);
}

static void add_number(unsigned usual)
{
    static const char *const special[] = {"99",         "1000",       "2147483647",           "2147483648",
                                          "4294967296", "4294967297", "18446744073709551619", "007"};
    char digits[12];

    if (!below(200)) {
        add(special[below(sizeof special / sizeof *special)]);
        return;
    }
    snprintf(digits, sizeof digits, "%u", below(usual + 1));
    add(digits);
}

// Appends numbers or pairs of numbers, and sometimes far too many.
static void add_list(unsigned count, unsigned usual, const char *inside, char between)
{
    if (!below(500))
        count += 20 + below(1000);
    for (unsigned i = 0; i < count; i++) {
        if (i)
            add_char(between);
        add_number(usual);
        if (inside) {
            add(inside);
            add_number(usual);
        }
    }
}

static void add_characters(void *to, const char *characters, size_t count)
{
    (void)to;
    while (count--)
        add_char(*characters++);
}

// Returns one of the first legal moves, or no move.
static struct move any_move(const struct game *game, struct position *position)
{
    struct move move = {0}, next = {0};

    for (unsigned left = 1 + below(12); left && game_next(game, position, &next); left--)
        move = next;
    return move;
}

// Changes some numbers after the first `kept` characters, mostly to small numbers.
static void change_numbers(unsigned kept)
{
    line.byte[line.count] = '\0';
    const struct bytes before = line;
    const char *at = before.byte + kept;

    for (line.count = kept; *at;) {
        const size_t digits = strspn(at, "0123456789");
        if (!digits || below(2)) {
            add_char(*at++);
        } else {
            add_number(SMALL);
            at += digits;
        }
    }
}

// Appends `<game> <params> : <position>` with a random position.
static void add_game(const struct game *game)
{
    const unsigned kept = line.count;
    struct line out = line_to((struct sink){add_characters, NULL});
    struct state state;

    state_begin(&state, game);
    while (!game_start(game, (uint8_t)below(6), &state.position))
        ;
    for (unsigned left = below(20); left && !game_is_over(game, &state.position); left--) {
        const struct move move = any_move(game, &state.position);
        game_play(&state.position, &move);
    }
    list_edges(&state);
    write_state(&out, &state);
    if (!below(20)) {
        while (line.byte[line.count - 1] != ':')
            line.count--;
        add(" .");
    } else if (!below(50)) {
        add(" ");
        add_list(1 + below(3), SMALL, NULL, ' ');
    }
    if (below(4))
        change_numbers(kept + (unsigned)strlen(game_name(game)));
}

// Appends one of the first legal moves of the current match.
static void add_move(void)
{
    struct state now = {0};
    struct line out = line_to((struct sink){add_characters, NULL});

    load_match(&console, &now);
    if (!now.game)
        return;
    struct move move = any_move(now.game, &now.position);
    if (move.count || move.amount)
        text_move(&out, &now, &move);
}

// Appends a game of heaps: first its rules, then the heaps.
static void add_heaps(void)
{
    static const char *const rules[] = {
        "code=0.77 : ", "code=4.07 : ", "code=0.8F : ", "S=2,3 : ", "not=2,5 : ", "code=0.137 "};

    add(below(4) ? "heap " : "mheap ");
    add(rules[below(sizeof rules / sizeof *rules)]);
    add_list(below(4), 7, NULL, ' ');
}

// Appends a small game, sometimes in misère play. Larger games are too slow.
static void add_small_game(void)
{
    const struct game *game = &games[below(GAME_COUNT)];

    add(below(6) ? "" : "m");
    add_game(game->shape == SHAPE_LETTERS || game->params == PARAM_GRAPH ? &games[GAME_NIM] : game);
}

// Appends a solver command, such as `mex` or `table`.
static void add_solver(void)
{
    static const char *const before[] = {"moves ", "value ", "all ", "why ", "lost ", ""};

    switch (below(8)) {
    case 0:
        add("mex ");
        add_list(below(9), 9, NULL, ' ');
        return;
    case 1:
        add("table heap code=0.77 : ");
        add_number(60);
        add("..");
        add_number(99);
        return;
    case 2:
        add("sum ");
        for (unsigned left = 1 + below(3); left; left--) {
            if (below(2))
                add_heaps();
            else
                add_small_game();
            add(left > 1 ? " + " : "");
        }
        return;
    default:
        add(before[below(sizeof before / sizeof *before)]);
        if (below(3))
            add_heaps();
        else
            add_small_game();
    }
}

static void add_command(void)
{
    static const char *const words[] = {"reply", "reply",   "reply", "undo",       "show", "help", "?",
                                        "games", "version", "all",   "help chomp", "why",  "hint", "hnit"};
    const FLASH struct game *game = &games[below(GAME_COUNT)];
    unsigned kind = below(20);

    if (!below(24)) {
        add_solver();
    } else if (kind < 7) {
        add("play ");
        if (below(10))
            add_move();
        else
            add_list(1 + below(2), 4, below(2) ? "-" : ">", '+');
    } else if (kind < 11) {
        add(words[below(sizeof words / sizeof *words)]);
    } else {
        add(kind < 12 ? "all " : kind < 13 ? "why " : kind < 16 ? "new " : kind < 17 ? "hint " : "");
        add_game(game);
        line.byte[line.count] = '\0';
        char *const params = strchr(strstr(line.byte, game_name(game)), ' '), *const colon =
                                                                                  strchr(params, ':');
        if (kind == 14) // without a position
            line.count = (unsigned)(colon - line.byte) - 1;
        else if (kind == 15 && below(2)) // only the name
            line.count = (unsigned)(params - line.byte);
        else if (kind == 19) { // without parameters
            memmove(params, colon + below(2), strlen(colon));
            line.count = (unsigned)strlen(line.byte);
        }
    }
}

static void spoil(void)
{
    static const char bytes[] = " :-+=.,;>0123STOHk#\0\n\r\t\x80\xff";

    for (unsigned left = 1 + below(3); left && line.count; left--) {
        char *at = &line.byte[below(line.count)];
        if (below(2))
            *at = bytes[below(sizeof bytes)];
        else if (below(2))
            memmove(at, at + 1, (size_t)(&line.byte[line.count--] - at));
        else
            add_char(*at);
    }
}

static void add_spaces(unsigned least)
{
    for (unsigned left = least + (below(3) ? 0 : below(4)); left; left--)
        add_char(below(3) ? ' ' : '\t');
}

bool line_has_word(const char *words)
{
    static const char *const before[] = {"all ",   "why ",   "new ",  "hint ", "moves ",
                                         "value ", "table ", "lost ", "sum ",  NULL};

    return begins_any(words, before);
}

void line_loosen(void)
{
    const struct bytes strict = line;
    unsigned words = line_has_word(strict.byte) ? 2 : 1;
    // Removes spaces only at the first colon. Removing later spaces would change the column in an error.
    // Keeps the spaces around a plus.
    bool tight = true;

    line.count = 0;
    add_spaces(0);
    for (unsigned i = 0; i < strict.count; i++) {
        const char c = strict.byte[i];
        const bool colon = tight && !strncmp(&strict.byte[i], " : ", 3) && (!i || strict.byte[i - 1] != '+');
        if (colon || c == ' ' || c == '\t') {
            add_spaces(!colon);
            words -= words > 0;
        } else {
            add_char(words && below(2) ? (char)toupper((unsigned char)c) : c);
        }
        tight &= !colon && c != ':';
        if (colon) {
            add_char(':');
            add_spaces(0);
            i += 2;
        }
    }
    add_spaces(0);
    if (below(2))
        add("# nim - : 3 # 4");
    line.byte[line.count] = '\0';
}

void line_make(void)
{
    line.count = 0;
    if (!below(20))
        for (unsigned left = below(below(20) ? 30 : 3000); left; left--)
            add_char((char)below(256));
    else
        add_command();
    if (!below(4))
        spoil();
    for (unsigned i = 0; i < line.count; i++)
        if (line.byte[i] == '\n' || line.byte[i] == CONSOLE_INTERRUPT)
            line.byte[i] = ' ';
    if (line.count && line.byte[line.count - 1] == '\r') // is part of the newline
        line.byte[line.count - 1] = ' ';
    line.byte[line.count] = '\0';
}
