// SPDX-License-Identifier: MIT
// A million random lines to the console, with sanitizers: nearly valid ones for every game, and random bytes.
// Each line that asks something has exactly one answer, however little of it can be sent at a time; spaces,
// comments and the case of names change nothing. An error does not change the current game, and the line that
// `show` prints is always a valid question.
#include "console/console.h"
#include "console/move.h"
#include "console/session.h" // the current match
#include "explain.h"
#include "game/games.h" // the table

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 1000000, LINE_BYTES = 4096, KEPT = 4095, LONGEST_REPORT = 10 };

struct bytes {
    char byte[KEPT + 1]; // the first KEPT bytes, as a string
    unsigned count;
};

static struct bytes line, answer, shown, tidy;
static unsigned ends; // number of newlines in the answer
static unsigned failures, errors, answers, silent, interrupted;

static unsigned below(unsigned limit)
{
    static uint64_t state = 1901;

    state = state * 6364136223846793005u + 1442695040888963407u;
    return (unsigned)((state >> 33) % limit);
}

static bool begins(const char *text, const char *with)
{
    return !strncmp(text, with, strlen(with));
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

// Adds numbers, or pairs joined by `inside` unless it is null, with `between` between; sometimes far too
// many.
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
        for (unsigned i = 0; i < edges; i++) { // mostly downward, so that not every graph has a cycle
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

static bool collects; // output goes to the line that is being made, not to the answer

// Adds one of the first legal moves of the current game.
static void add_move(void)
{
    struct state now = {0};
    struct move move = {0}, next = {0};
    const struct console_line before = console_line;

    session_load(&now);
    for (unsigned left = 1 + below(12); left && now.game && game_next(now.game, &now.position, &next); left--)
        move = next;
    if (!move.count && !move.amount)
        return;
    console_line.mode = WRITE;
    console_line.fault = NO_FAULT;
    console_line.at = console_line.length = 0;
    console_line.room = 1000;
    collects = true;
    text_move(&now, &move);
    collects = false;
    console_line = before;
}

static void add_command(void)
{
    static const char *const words[] = {"reply", "reply", "reply",   "undo", "show",
                                        "help",  "games", "version", "all",  "help chomp"};
    const FLASH struct game *game = &games[below(GAME_COUNT)];
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
        add(kind < 12 ? "all " : kind < 13 ? "why " : kind < 16 ? "new " : "");
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

// True if a word is before the name of a game.
static bool asks_with_word(const char *words)
{
    return begins(words, "all ") || begins(words, "why ") || begins(words, "new ");
}

// Rewrites the line with other spaces, the first words in another case, and a comment.
static void loosen(void)
{
    const struct bytes strict = line;
    unsigned words = asks_with_word(strict.byte) ? 2 : 1;
    bool tight = true; // only the first colon may lose its spaces; at another one the fault would move

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

// The number of bytes before the comment.
static unsigned asked_count(void)
{
    const char *comment = memchr(line.byte, '#', line.count);

    return comment ? (unsigned)(comment - line.byte) : line.count;
}

static void lower_word(char *at)
{
    for (; *at && *at != ' '; at++)
        *at = (char)tolower((unsigned char)*at);
}

// Writes the line as an answer repeats it; empty if it asks nothing.
static void make_tidy(void)
{
    const unsigned count = asked_count();

    tidy.count = 0;
    for (unsigned i = 0; i < count && tidy.count < KEPT - 3; i++) {
        const char c = line.byte[i] == '\t' ? ' ' : line.byte[i];
        const bool spaced = !tidy.count || tidy.byte[tidy.count - 1] == ' ';
        if (c == ':' && !spaced)
            tidy.byte[tidy.count++] = ' ';
        if (c != ' ' || !spaced)
            tidy.byte[tidy.count++] = c;
        if (c == ':')
            tidy.byte[tidy.count++] = ' ';
    }
    tidy.count -= tidy.count && tidy.byte[tidy.count - 1] == ' ';
    tidy.byte[tidy.count] = '\0';
    lower_word(tidy.byte);
    if (asks_with_word(tidy.byte))
        lower_word(tidy.byte + 4);
}

// True if the line needs no answer. A damaged byte is a fault even in a comment.
static bool asks_nothing(void)
{
    const unsigned count = asked_count();

    return !tidy.count && count <= CONSOLE_LINE_MAX && !memchr(line.byte + count, '\0', line.count - count);
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
        if (line.byte[i] == '\n' || line.byte[i] == CONSOLE_INTERRUPT)
            line.byte[i] = ' ';
    line.byte[line.count] = '\0';
}

// --- answers ---

static void put(char c)
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

static const struct console_calls calls = {.put = put, .explain = explain};

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

static bool is_error(void)
{
    return begins(answer.byte, "error: ");
}

// The current match, without its log.
static uint8_t match_noted[sizeof(struct match)];
static struct state state_noted;

static void note_match(void)
{
    memcpy(match_noted, session_match(), sizeof match_noted);
    memset(&state_noted, 0, sizeof state_noted);
    session_load(&state_noted);
}

static bool match_has_changed(void)
{
    struct state now = {0};

    session_load(&now);
    return memcmp(match_noted, session_match(), sizeof match_noted) ||
           memcmp(state_noted.edge, now.edge, sizeof now.edge) || state_noted.edge_count != now.edge_count;
}

// Sends Ctrl-C after so many steps of an answer, or, for 0, in place of the newline: its answer comes last,
// and if it is the only one, the current game has not changed.
static void check_interrupt(unsigned steps)
{
    static const char error[] = "error: interrupted\n";
    bool sent = false;

    note_match();
    answer.count = ends = 0;
    for (unsigned i = 0; i < line.count; i++)
        console_byte(line.byte[i]);
    if (steps)
        console_byte('\n');
    while (console_is_busy() || (!steps && !sent)) {
        if (steps)
            steps--;
        if (!steps && !sent)
            sent = console_interrupt();
        console_step((column_t)(1 + below(60)));
    }
    answer.byte[answer.count < KEPT ? answer.count : KEPT] = '\0';
    const bool alone = answer.count == sizeof error - 1;
    if (sent && (answer.count < sizeof error - 1 ||
                 (answer.count <= KEPT && strcmp(answer.byte + answer.count - (sizeof error - 1), error))))
        fail("Ctrl-C is not answered");
    if (sent && alone && match_has_changed())
        fail("Ctrl-C changes the game");
    interrupted += sent && alone;
    ask("show", 4); // works whatever the line has done
    if (!is_error())
        shown = answer;
}

// The line that `show` prints is a valid question, unless its search would be too large.
static void check_shown(void)
{
    char *end = strstr(shown.byte, " : game over"), question[KEPT + 1];
    int count = end ? (int)(end - shown.byte) : (int)strlen(shown.byte) - 1;

    snprintf(question, sizeof question, "%.*s", count, shown.byte);
    ask(question, (unsigned)count);
    if (strncmp(answer.byte, question, (size_t)count) && !strstr(answer.byte, "error: too many"))
        fail("shown, but no line");
}

static bool changes_match(void)
{
    static const char *const words[] = {"new ", "play ", "reply", "undo"};
    bool changes = false;

    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        changes |= begins(tidy.byte, words[i]);
    return changes;
}

static const char *behind_column(const char *text)
{
    static const char column[] = "error: column ";

    return begins(text, column) ? text + strlen(column) + strcspn(text + strlen(column), ":") : text;
}

// The same line, written loosely, has the same answer, apart from the columns of faults.
static void check_loosely(void)
{
    static struct bytes first;
    const struct bytes strict = line;

    ask(line.byte, line.count);
    first = answer;
    loosen();
    ask(line.byte, line.count);
    if (strict.count <= CONSOLE_LINE_MAX && line.count <= CONSOLE_LINE_MAX &&
        strcmp(behind_column(first.byte), behind_column(answer.byte)))
        fail("another answer to the same");
    line = strict;
}

static void check(void)
{
    note_match();
    ask(line.byte, line.count);
    if (asks_nothing()) {
        silent++;
        if (answer.count)
            fail("nothing was asked");
        return;
    }
    const bool lists = !is_error() && (!strcmp(tidy.byte, "games") || begins(tidy.byte, "help") ||
                                       begins(tidy.byte, "why "));
    if (lists ? answer.count < 2 || !strstr(answer.byte, "\n\n")
              : ends != 1 || (answer.count <= KEPT && answer.byte[answer.count - 1] != '\n')) {
        fail("not one answer");
        return;
    }
    if (is_error()) {
        errors++;
        if (match_has_changed())
            fail("an error changes the game");
        return;
    }
    answers++;
    if (changes_match()) {
        shown = answer;
        if (!below(8))
            check_shown();
    } else if (begins(tidy.byte, "show")
                   ? strcmp(answer.byte, shown.byte)
                   : !lists && !begins(tidy.byte, "version") &&
                         !begins(answer.byte, tidy.byte + (begins(tidy.byte, "all ") ? 4 : 0))) {
        fail("another answer");
    }
}

int main(int count, char **arguments)
{
    console_init(&calls);
    const unsigned lines = count > 1 ? (unsigned)atoi(arguments[1]) : LINES;

    for (unsigned left = lines; left; left--) {
        make_line();
        make_tidy();
        if (!below(8) && !changes_match())
            check_loosely();
        if (!below(4))
            loosen();
        make_tidy();
        check();
        if (!below(16)) {
            make_line();
            check_interrupt(below(4));
        }
    }
    printf("%sok 1 - %u random lines, one answer each, the game under way untouched by errors\n",
           failures ? "not " : "", lines);
    printf("%sok 2 - of them %u errors and %u answers; %u asked nothing\n",
           errors > lines / 4 && answers > lines / 4 && silent ? "" : "not ", errors, answers, silent);
    printf("%sok 3 - %u lines dropped by Ctrl-C\n1..3\n", interrupted > lines / 100 ? "" : "not ",
           interrupted);
    return failures != 0;
}
