// SPDX-License-Identifier: MIT
// If this test fails, Ctrl-C leaves the host program hanging or with a wrong answer. Interrupts long searches
// at each step, as Ctrl-C does. The answer must be an error.
#include "check.h"
#include "answer/console.h"

#include <string.h>

static struct console console;
static const char error[] = "error: interrupted\n";
static char answer[4096];
static size_t length;
static unsigned left; // is_interrupted() returns true in this many calls; 0 means never

static void put(void *to, const char *characters, size_t count)
{
    (void)to;
    while (count-- && length < sizeof answer - 1)
        answer[length++] = *characters++;
    answer[length] = '\0';
}

static bool is_interrupted(void)
{
    return left && !--left;
}

static unsigned shared; // number of calls of run_both()

static void run_both(void *(*run)(void *), void *context)
{
    shared++;
    run(context);
}

static void say(const char *line)
{
    length = 0;
    answer[0] = '\0';
    while (*line)
        console_byte(&console, *line++);
}

static bool says(const char *line, const char *wanted)
{
    left = 0;
    say(line);
    return !strcmp(answer, wanted);
}

// Interrupts an answer at call `n` of is_interrupted(). Returns false if fewer calls occur.
static bool is_dropped(const char *line, unsigned n, bool *good)
{
    left = n;
    say(line);

    const bool dropped = !strcmp(answer, error);

    *good &= dropped == !left;
    return dropped;
}

int main(void)
{
    static const char search[] = "mheap code=0.77 : 9 9 9\n", table[] = "value wythoff - : 2000 2000\n",
                      list[] = "all bnim m=4;K=5 : 13 11 7 7 7 7 7 9 11\n";
    unsigned dropped = 0, listed = 0;
    bool good = true, next_lines = true, replies = true;

    console.sink.put = put;
    console.watch.is_interrupted = is_interrupted;
    for (unsigned n = 1; n < 100; n++) {
        dropped += is_dropped(search, n, &good);
        next_lines &= says("nim - : 3 4 5\n", "nim - : 3 4 5 : N : 1-2\n");
        listed += is_dropped(list, n, &good);
    }
    printf("# interrupted %u searches and %u lists\n", dropped, listed);
    CHECK(good && dropped > 5 && listed > 5);
    for (unsigned n = 1; n < 5; n++)
        good &= is_dropped(table, n, &good);
    CHECK(good);
    CHECK(next_lines);
    left = 40;
    say("lost nim - : 100 100\n");
    CHECK(!strncmp(answer, "0 0\n", 4) && !strcmp(answer + strlen(answer) - strlen(error), error));
    console.watch.run_both = run_both;
    CHECK(says("lost take max=1 : 400001 --plot x\n",
               "error: too many points for a chart, at most 200000; use smaller numbers\n"));
    CHECK(shared == 1); // for the search, but not for the list of positions
    left = 3;
    say("period 0.376\n");
    CHECK(!strncmp(answer, "heap code=0.376 : no period seen up to ", 39) &&
          strstr(answer, " (interrupted)\n"));
    CHECK(says("new bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5\n",
               "bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5\n"));
    replies &= is_dropped("reply\n", 2, &good) && good;
    CHECK(replies);
    CHECK(says("show\n", "bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5\n"));
    CHECK(says("nim - : 3 4\003nim - : 1 1\n", "error: interrupted\nnim - : 1 1 : P : -\n"));
    CHECK(says("# nim\003\nnim - : 1 1 # 2\n", "error: interrupted\nnim - : 1 1 : P : -\n"));
    return check_done();
}
