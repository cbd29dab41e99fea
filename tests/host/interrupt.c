// SPDX-License-Identifier: MIT
// Ctrl-C at each step of a long search: the line is dropped, nothing of its answer is out, and the next line
// begins anew.
#include "check.h"
#include "notation/console.h"
#include "explain.h"

#include <string.h>

enum { ROOM = 60, STEPS_MOST = 1000000 };

static const char error[] = "error: interrupted\n";
static char answer[4096];
static size_t length;

static void put(char c)
{
    if (length < sizeof answer - 1)
        answer[length++] = c;
    answer[length] = '\0';
}

static const struct console_calls calls = {.put = put, .explain = explain};

static void begin(const char *line)
{
    length = 0;
    answer[0] = '\0';
    while (*line)
        console_byte(*line++);
    console_byte('\n');
}

static bool finish(void)
{
    for (unsigned left = STEPS_MOST; left && console_is_busy(); left--)
        console_step(ROOM);
    return !console_is_busy();
}

static bool says(const char *line, const char *wanted)
{
    begin(line);
    return finish() && !strcmp(answer, wanted);
}

// After so many steps of the line; false if it was answered before.
static bool is_dropped(const char *line, unsigned steps, bool *good)
{
    begin(line);
    while (steps && console_is_busy() && !length) {
        console_step(ROOM);
        steps--;
    }
    if (length || !console_is_working()) {
        *good &= finish();
        return false;
    }
    *good &= steps == 0;
    if (!console_interrupt()) { // a list whose moves are counted: it is written to its end
        *good &= finish() && length > 0 && console_interrupt() && finish() &&
                 !strcmp(answer + length - strlen(error), error);
        return false;
    }
    *good &= !console_is_searching() && console_is_busy();
    *good &= finish() && !strcmp(answer, error);
    return true;
}

// An answer that has begun comes to its end, and then the error.
static bool is_late(const char *line, const char *wanted)
{
    begin(line);
    while (!length)
        console_step(4);
    return !console_interrupt() && finish() && !strcmp(answer, wanted) && console_interrupt() && finish() &&
           !strcmp(answer + strlen(wanted), error);
}

int main(void)
{
    static const char search[] = "mdag V=15;E=14>0 : 14 14 14 14 14 14 14 14 14 14",
                      list[] = "all bnim m=4;K=5 : 13 11 7 7 7 7 7 9 11";
    unsigned dropped = 0, listed = 0;
    bool good = true, anew = true;
    console_init(&calls);
    for (unsigned steps = 1; steps < 100; steps++) {
        dropped += is_dropped(search, steps, &good);
        begin("nim - : 3 4 5");
        anew &= console_is_working() && !console_is_searching();
        anew &= finish() && !strcmp(answer, "nim - : 3 4 5 : N : 1-2\n");
        listed += is_dropped(list, steps, &good);
    }
    printf("# %u searches and %u lists are interrupted\n", dropped, listed);
    CHECK(good && dropped > 5 && listed > 5);
    CHECK(anew);
    CHECK(is_late("nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2\n"));
    CHECK(says("nim - : 1 1", "nim - : 1 1 : P : -\n"));
    return check_done();
}
