// SPDX-License-Identifier: MIT
// A million random lines to the console, with sanitizers: near-valid ones of every game, and bytes. Each has
// exactly one answer, however little room there is for it at a time. An error leaves the game under way as it
// was, and what is shown of a game can always be asked.
#include "console/console.h"
#include "console/match.h" // the game under way

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 1000000, LINE_BYTES = 4096, KEPT = 4095, LONGEST_REPORT = 10 };

struct bytes {
    char byte[KEPT + 1]; // the first of them, as a string
    unsigned count;
};

static struct bytes line, answer, shown;
static unsigned ends; // of lines, in the answer
static unsigned failures, errors, answers;

static unsigned below(unsigned limit)
{
    static uint64_t state = 1901;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((state >> 33) % limit);
}

// --- lines ---

static void add_char(char c)
{
    if (line.count < KEPT)
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

// Numbers, `pairs` of them with `between` inside; sometimes far too many.
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
        for (unsigned i = 0; i < edges; i++) { // mostly downward, so that there are not always cycles
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

static bool collects; // for the line that is made, not an answer

// One of the first legal moves of the game under way
static void add_move(void)
{
    struct state now = {0};
    struct move move = {0}, next = {0};
    const struct text before = text;

    match_load(&now);
    for (unsigned left = 1 + below(12); left && now.game && game_next(now.game, &now.position, &next); left--)
        move = next;
    if (!move.count && !move.amount)
        return;
    text = (struct text){.way = WRITE, .room = 1000};
    collects = true;
    text_move(&now, &move);
    collects = false;
    text = before;
}

static void add_command(void)
{
    static const char *const words[] = {"reply", "reply", "reply",   "undo", "show",
                                        "help",  "games", "version", "all"};
    const FLASH struct game *game = &games[below(game_count)];
    unsigned kind = below(20);

    if (kind < 7) {
        add("play ");
        if (below(10))
            add_move();
        else
            add_list(1 + below(2), 4, below(2) ? "-" : ">", '+');
    } else if (kind < 11) {
        add(words[below(sizeof words / sizeof *words)]);
    } else {
        add(kind < 13 ? "all " : kind < 16 ? "new " : "");
        add(game->name);
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
    static const char bytes[] = " :-+=.,;>0123STOHk\0\n\r\t\x80\xff";

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

static void make_line(void)
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
        if (line.byte[i] == '\n')
            line.byte[i] = ' ';
    line.byte[line.count] = '\0';
}

// --- answers ---

void console_put(char c)
{
    if (collects) {
        add_char(c);
        return;
    }
    if (answer.count < KEPT)
        answer.byte[answer.count] = c;
    answer.count++;
    ends += c == '\n';
}

static void ask(const char *bytes, unsigned count)
{
    answer.count = ends = 0;
    while (count--)
        console_byte(*bytes++);
    for (console_byte('\n'); console_is_busy();)
        console_step((column_t)(1 + below(60)));
    answer.byte[answer.count < KEPT ? answer.count : KEPT] = '\0';
}

static void fail(const char *what)
{
    if (failures++ < LONGEST_REPORT)
        printf("# %s: %.200s: answered %.300s\n", what, line.byte, answer.byte);
}

static bool begins(const char *text, const char *with)
{
    return !strncmp(text, with, strlen(with));
}

static bool is_error(void)
{
    return begins(answer.byte, "error: ");
}

// What is shown can be asked, unless a search would be too long.
static void check_shown(void)
{
    char *end = strstr(shown.byte, " : game over"), question[KEPT + 1];
    int count = end ? (int)(end - shown.byte) : (int)strlen(shown.byte) - 1;

    snprintf(question, sizeof question, "%.*s", count, shown.byte);
    ask(question, (unsigned)count);
    if (strncmp(answer.byte, question, (size_t)count) && !strstr(answer.byte, "too many positions"))
        fail("shown, but no line");
}

static void check(void)
{
    static const char *const several[] = {"games", "help"}, *const of_match[] = {"new ", "play ", "reply",
                                                                                 "undo"};
    const unsigned past = match.past_count, person = match.person;
    uint8_t now[sizeof match.now];
    bool changes = false;

    memcpy(now, match.now, sizeof now);
    ask(line.byte, line.count);
    const bool lists = !is_error() && (!strcmp(line.byte, several[0]) || !strcmp(line.byte, several[1]));
    if (lists ? answer.count < 2 || !strstr(answer.byte, "\n\n")
              : ends != 1 || (answer.count <= KEPT && answer.byte[answer.count - 1] != '\n'))
        fail("not one answer");
    if (is_error()) {
        errors++;
        if (memcmp(now, match.now, sizeof now) || past != match.past_count || person != match.person)
            fail("an error changes the game");
        return;
    }
    answers++;
    for (unsigned i = 0; i < sizeof of_match / sizeof *of_match; i++)
        changes |= begins(line.byte, of_match[i]);
    if (changes) {
        shown = answer;
        if (!below(8))
            check_shown();
    } else if (begins(line.byte, "show")
                   ? strcmp(answer.byte, shown.byte)
                   : !lists && !begins(line.byte, "version") &&
                         !begins(answer.byte, line.byte + (begins(line.byte, "all ") ? 4 : 0))) {
        fail("another answer");
    }
}

int main(int count, char **arguments)
{
    const unsigned lines = count > 1 ? (unsigned)atoi(arguments[1]) : LINES;

    for (unsigned left = lines; left; left--) {
        make_line();
        check();
    }
    printf("%sok 1 - %u random lines, one answer each, the game under way untouched by errors\n",
           failures ? "not " : "", lines);
    printf("%sok 2 - of them %u errors and %u answers\n1..2\n",
           errors > lines / 4 && answers > lines / 4 ? "" : "not ", errors, answers);
    return failures != 0;
}
