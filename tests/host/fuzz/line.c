// SPDX-License-Identifier: MIT
#include "host/fuzz/line.h"

#include "answer/answers.h"
#include "notation/state.h"
#include "game/games.h" // the table

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct bytes line;

unsigned below(unsigned limit)
{
    static uint64_t state = 1901;

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

static void add_key(const char *key, unsigned usual)
{
    add(key);
    add_number(usual);
    if (!below(300)) {
        add(";");
        add_key(key, usual);
    }
}

// Appends numbers or pairs of numbers, sometimes far too many.
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

static void add_params(const FLASH struct game *game)
{
    switch (game->params) {
    case PARAM_K:
        add_key("k=", 4);
        break;
    case PARAMS_M_K:
        add_key("m=", 3);
        add_key(";K=", 5);
        break;
    case PARAMS_M_L_R:
        add_key("m=", 3);
        add_key(";L=", 20);
        add_key(";r=", 3);
        break;
    case PARAM_MAX:
        add_key("max=", 9);
        break;
    case PARAM_S:
        add("S=");
        for (unsigned i = 0, take = 0; i < 1 + below(4); i++) {
            char digits[12];
            take += below(20) ? 1 + below(5) : 0;
            snprintf(digits, sizeof digits, i ? ",%u" : "%u", take);
            add(digits);
        }
        break;
    case PARAM_GRAPH: {
        unsigned vertices = 2 + below(8), edges = below(12);
        add_key("V=", 0);
        line.byte[line.count - 1] = (char)('0' + vertices);
        add(edges ? ";E=" : ";E=-");
        // Most edges lead to smaller vertices. An edge from a vertex to itself makes a cycle.
        for (unsigned i = 0; i < edges; i++) {
            unsigned from = 1 + below(vertices - 1), to = below(from + !below(30));
            char edge[] = {(char)('0' + from), '>', (char)('0' + to), 0};
            if (i)
                add(",");
            add(edge);
        }
        break;
    }
    case PARAM_W:
        add_key("W=", 9);
        break;
    case PARAM_N:
        add_key("n=", 8);
        break;
    default:
        add("-");
    }
}

static void add_letters(const char *letters, unsigned count)
{
    while (count--)
        add_char(letters[below((unsigned)strlen(letters))]);
}

static void add_position(const FLASH struct game *game)
{
    if (!below(20)) {
        add(".");
        return;
    }
    switch (game->shape) {
    case SHAPE_HEAP:
        add_list(game->growth ? 2 : 1, 50, NULL, ' ');
        break;
    case SHAPE_MEN:
        add_list(1 + below(3), 8, ",", ' ');
        break;
    case SHAPE_COINS:
        add_letters("HTHTHTHTHTHTX", below(12));
        break;
    case SHAPE_LETTERS:
        add_letters("...SOSO.SO..X", line.count > 2 ? (unsigned)(line.byte[line.count - 4] - '0') & 15 : 3);
        break;
    case SHAPE_BAR:
        for (unsigned left = 1 + below(6), rows = below(5); left && rows; left -= below(left), rows--) {
            add_char((char)('0' + left));
            add(rows > 1 ? " " : "");
        }
        break;
    case SHAPE_PAIR:
    case SHAPE_BOXES:
        add_list(below(50) ? 2 : below(4), 20, NULL, ' ');
        break;
    default:
        add_list(1 + below(3), 6, NULL, ' ');
    }
}

static void add_answer(void *to, char c)
{
    (void)to;
    add_char(c);
}

// Appends one of the first legal moves in the current game.
static void add_move(void)
{
    struct state now = {0};
    struct move move = {0}, next = {0};
    struct line out = line_to((struct sink){add_answer, NULL});

    load_match(&console, &now);
    for (unsigned left = 1 + below(12); left && now.game && game_next(now.game, &now.position, &next); left--)
        move = next;
    if (move.count || move.amount)
        text_move(&out, &now, &move);
}

// Appends a question about a heap game that has its own rules.
static void add_heaps(void)
{
    static const char *const rules[] = {
        "code=0.77 : ", "code=4.07 : ", "code=0.8F : ", "S=2,3 : ", "not=2,5 : ", "code=0.137 "};

    add(below(4) ? "heap " : "mheap ");
    add(rules[below(sizeof rules / sizeof *rules)]);
    add_list(below(4), 7, NULL, ' ');
}

// Appends a question about a game in the table.
static void add_game(void)
{
    const FLASH struct game *game = &games[below(GAME_COUNT)];

    // These games have too many positions for sanitizers.
    if (game->shape == SHAPE_LETTERS || game->params == PARAM_GRAPH)
        game = &games[GAME_NIM];
    add(below(6) ? "" : "m");
    add(game->name);
    add(" ");
    add_params(game);
    add(" : ");
    add_position(game);
}

// Appends a line with a command for mathematicians.
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
                add_game();
            add(left > 1 ? " + " : "");
        }
        return;
    default:
        add(before[below(sizeof before / sizeof *before)]);
        if (below(3))
            add_heaps();
        else
            add_game();
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
        add(game->name);
        if (kind == 19) { // written loosely
            add(below(2) ? " " : ": ");
            add_position(game);
            return;
        }
        if (kind == 15 && below(2))
            return;
        add(" ");
        add_params(game);
        if (kind == 14)
            return;
        add(" : ");
        add_position(game);
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
                                         "value ", "table ", "lost ", "sum "};

    for (unsigned i = 0; i < sizeof before / sizeof *before; i++)
        if (!strncmp(words, before[i], strlen(before[i])))
            return true;
    return false;
}

void line_loosen(void)
{
    const struct bytes strict = line;
    unsigned words = line_has_word(strict.byte) ? 2 : 1;
    // Removes spaces only at the first colon. Removing later spaces would change the column in an error.
    bool tight = true;

    line.count = 0;
    add_spaces(0);
    for (unsigned i = 0; i < strict.count; i++) {
        const char c = strict.byte[i];
        const bool colon = tight && !strncmp(&strict.byte[i], " : ", 3);
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
