// SPDX-License-Identifier: MIT
// If this test fails, some line makes the host program crash, stay silent or change the current game by an
// error. Sends nearly valid lines of every game and random bytes to the notation, under sanitizers. Each
// question has exactly one answer. Spaces, comments and case do not matter. Errors leave the current game
// unchanged. `show` always prints a valid question.
#include "draw.h"
#include "host/fuzz/line.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINES = 20000, LINES_OF_ALL = 500000, LONGEST_REPORT = 10 };

static struct bytes shown, tidy;
static unsigned failures, errors, answers, silent, interrupted;

static bool begins(const char *text, const char *with)
{
    return !strncmp(text, with, strlen(with));
}

// Returns how many bytes the line has before its comment.
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

// Sets `tidy` to the question in the form that answers use, or to "" if the line asks nothing.
static void make_tidy(void)
{
    const unsigned count = asked_count();

    tidy.count = 0;
    for (unsigned i = 0; i < count && tidy.count < LINE_KEPT - 3; i++) {
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
    if (line_has_word(tidy.byte))
        lower_word(strchr(tidy.byte, ' ') + 1);
}

// Returns true if the line needs no answer. A NUL byte always needs an answer.
static bool asks_nothing(void)
{
    const unsigned count = asked_count();

    return !tidy.count && count <= CONSOLE_LINE_MAX && !memchr(line.byte + count, '\0', line.count - count);
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

static struct session noted; // the match before a line

static bool match_has_changed(void)
{
    return memcmp(&noted.match, &console.session.match, sizeof noted.match) ||
           memcmp(&noted.begun, &console.session.begun, sizeof noted.begun);
}

// Interrupts an answer at call `n` of is_interrupted(). If `n` is 0, interrupts the line before its end.
static void check_interrupt(unsigned n)
{
    noted = console.session;
    calls_left = n;
    ask(line.byte, line.count, n ? '\n' : CONSOLE_INTERRUPT);
    const bool sent = !calls_left;
    calls_left = 0;
    const char *const end = answer.count <= LINE_KEPT ? strstr(answer.byte, "error: ") : NULL;
    // The command `lost` can print results before the error.
    const bool streams = begins(tidy.byte, "lost") && end;

    if (sent && answer.count <= LINE_KEPT && strcmp(streams ? end : answer.byte, "error: interrupted\n"))
        fail("no error after Ctrl-C");
    if (sent && match_has_changed())
        fail("Ctrl-C changed the game");
    interrupted += sent;
    ask("show", 4, '\n'); // always valid
    if (!is_error())
        shown = answer;
}

// Returns true if the answer repeats the line. Ignores spacing and spelling.
static bool is_repeated(const char *asked)
{
    const char *at = answer.byte;

    for (const char *e = asked; (e = strpbrk(e, "eE")); e++)
        if (e > asked && isdigit((unsigned char)e[-1]))
            return true;
    if (strstr(asked, "chomp"))
        return true;
    for (; *asked; asked++) {
        if (strchr(" ,:-;()+*{}", *asked))
            continue;
        while (*at && tolower((unsigned char)*at) != tolower((unsigned char)*asked))
            at++;
        if (!*at++)
            return false;
    }
    return true;
}

// Returns the question's command if answers omit this command, otherwise "".
static const char *command_of(const char *asked)
{
    static const char *const words[] = {"all ", "hint ", "value "};

    for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
        if (!strncmp(asked, words[i], strlen(words[i]) - 1) && strchr(" ;", asked[strlen(words[i]) - 1]))
            return words[i];
    return "";
}

// Asks again, with the question copied from the answer. The new answer must be the same.
static void check_again(const char *command)
{
    static struct bytes first;
    char question[LINE_KEPT + 8];
    const char *end = strstr(answer.byte, " : ");

    first = answer;
    end = end && !begins(answer.byte, "mex") && !begins(answer.byte, "sum") ? strstr(end + 3, " : ") : NULL;
    if (answer.count > LINE_KEPT || !end)
        return;
    snprintf(question, sizeof question, "%s%.*s", command, (int)(end - answer.byte), answer.byte);
    ask(question, strlen(question), '\n');
    if (strcmp(first.byte, answer.byte))
        fail("the repeated question has another answer");
}

// Checks that `show` prints a valid question. The search for the answer may be too large.
static void check_shown(void)
{
    char *end = strstr(shown.byte, " : game over"), question[LINE_KEPT + 1];
    int count = end ? (int)(end - shown.byte) : (int)strlen(shown.byte) - 1;

    snprintf(question, sizeof question, "%.*s", count, shown.byte);
    ask(question, (size_t)count, '\n');
    if (strncmp(answer.byte, question, (size_t)count) && !strstr(answer.byte, "error: too many"))
        fail("`show` prints an invalid question");
}

// Returns true if the command answers with a list of lines.
static bool has_list(void)
{
    static const char *const words[] = {"games", "help", "?", "why", "moves", "table", "lost", NULL};

    return begins_any(tidy.byte, words);
}

static bool changes_match(void)
{
    static const char *const words[] = {"new ", "play ", "reply", "undo", NULL};

    return begins_any(tidy.byte, words);
}

static const char *behind_column(const char *text)
{
    static const char column[] = "error: column ";

    return begins(text, column) ? text + strlen(column) + strcspn(text + strlen(column), ":") : text;
}

// Returns true if both answers are equal. Ignores the column numbers in errors.
static bool is_same_answer(const char *one, const char *other)
{
    static const char space[] = ": expected \" \"\n";

    one = behind_column(one);
    other = behind_column(other);
    return !strcmp(one, other) || (begins(one, ": ") && !strcmp(other, space));
}

// Checks that other spaces, case or comment leave the answer unchanged.
static void check_loosely(void)
{
    static struct bytes first;
    const struct bytes strict = line;

    ask(line.byte, line.count, '\n');
    first = answer;
    line_loosen();
    ask(line.byte, line.count, '\n');
    if (strict.count <= CONSOLE_LINE_MAX && line.count <= CONSOLE_LINE_MAX &&
        !is_same_answer(first.byte, answer.byte))
        fail("the loosely written line has another answer");
    line = strict;
}

static void check(void)
{
    noted = console.session;
    ask(line.byte, line.count, '\n');
    if (asks_nothing()) {
        silent++;
        if (answer.count)
            fail("an answer to a line that asks nothing");
        return;
    }
    const bool lists = !is_error() && has_list();
    if (lists ? strcmp(answer.byte, "\n") &&
                    (answer.count < 2 || (answer.count <= LINE_KEPT && !strstr(answer.byte, "\n\n") &&
                                          !strstr(answer.byte, "\nerror: ")))
              : answer_ends != 1 || (answer.count <= LINE_KEPT && answer.byte[answer.count - 1] != '\n')) {
        fail("no answer, or several answers");
        return;
    }
    if (is_error()) {
        errors++;
        if (match_has_changed())
            fail("an error changed the game");
        return;
    }
    answers++;
    if (changes_match()) {
        shown = answer;
        if (!below(8))
            check_shown();
    } else if (begins(tidy.byte, "show")) {
        if (strcmp(answer.byte, shown.byte))
            fail("another answer");
    } else if (!lists && !begins(tidy.byte, "version")) {
        const char *const command = command_of(tidy.byte);
        if (!is_repeated(tidy.byte + strlen(command) - (*command != 0)))
            fail("another answer");
        if (!below(4))
            check_again(command);
    }
}

static char *read_edges(const char *name, size_t *length)
{
    static const char edges[] = "1>0 2>0 2>1";

    (void)name;
    *length = sizeof edges - 1;
    return strdup(edges);
}

// Asks twice about a graph from a file, so that sanitizers find leaks.
static bool graphs_are_freed(void)
{
    static const struct files files = {read_edges, NULL};
    static const char line[] =
        "dag file=edges : 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 2";

    console.files = &files;
    for (unsigned twice = 0; twice < 2; twice++)
        ask(line, sizeof line - 1, '\n');
    return strstr(answer.byte, " : N : 32>1\n"); // the line has 31 tokens at vertex 1 and a token at vertex 2
}

int main(int count, char **arguments)
{
    const unsigned lines = count > 1 ? (unsigned)atoi(arguments[1]) : draw_count(LINES, LINES_OF_ALL);

    for (unsigned left = lines; left; left--) {
        line_make();
        make_tidy();
        if (!below(8) && !changes_match())
            check_loosely();
        if (!below(4))
            line_loosen();
        make_tidy();
        check();
        if (!below(16)) {
            line_make();
            make_tidy();
            check_interrupt(below(4));
        }
    }
    printf("%sok 1 - %u random lines have one answer each, and errors leave the game unchanged\n",
           failures ? "not " : "", lines);
    printf("%sok 2 - the lines give %u errors and %u answers; %u ask nothing\n",
           errors > lines / 4 && answers > lines / 4 && silent ? "" : "not ", errors, answers, silent);
    printf("%sok 3 - Ctrl-C drops %u lines\n", interrupted > lines / 100 ? "" : "not ", interrupted);
    printf("%sok 4 - a graph is read from a file\n1..4\n", graphs_are_freed() ? "" : "not ");
    return failures != 0;
}
