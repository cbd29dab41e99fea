// SPDX-License-Identifier: MIT
// If this test fails, Ctrl-C leaves the host program hanging or with a wrong answer. Interrupts long searches
// at each step, as Ctrl-C does. The answer must be an error.
#include "check.h"
#include "host/fuzz/line.h"

#include <string.h>

static const char error[] = "error: interrupted\n";
static unsigned shared; // number of calls of run_both()

static void run_both(void *(*run)(void *), void *context)
{
    shared++;
    run(context);
}

// Returns true if the answer is these words and a line end.
static bool says(const char *text, const char *wanted)
{
    calls_left = 0;
    ask(text, strlen(text), '\n');
    return !strncmp(answer.byte, wanted, strlen(wanted)) && !strcmp(answer.byte + strlen(wanted), "\n");
}

// Interrupts an answer at call `n` of is_interrupted(). Returns false if fewer calls occur.
static bool is_dropped(const char *text, unsigned n, bool *good)
{
    calls_left = n;
    ask(text, strlen(text), '\n');

    const bool dropped = !strcmp(answer.byte, error);

    *good &= dropped == !calls_left;
    return dropped;
}

int main(void)
{
    static const char search[] = "mheap code=0.77 : 9 9 9", table[] = "value wythoff - : 2000 2000",
                      list[] = "all bnim m=4;K=5 : 13 11 7 7 7 7 7 9 11";
    unsigned dropped = 0, listed = 0;
    bool good = true, next_lines = true;

    for (unsigned n = 1; n < 100; n++) {
        dropped += is_dropped(search, n, &good);
        next_lines &= says("nim - : 3 4 5", "nim - : 3 4 5 : N : 1-2");
        listed += is_dropped(list, n, &good);
    }
    printf("# interrupted %u searches and %u lists\n", dropped, listed);
    CHECK(next_lines && dropped > 5 && listed > 5);
    for (unsigned n = 1; n < 5; n++)
        good &= is_dropped(table, n, &good);
    CHECK(good);
    calls_left = 40;
    ask("lost nim - : 100 100", strlen("lost nim - : 100 100"), '\n');
    CHECK(!strncmp(answer.byte, "0 0\n", 4) && !strcmp(answer.byte + answer.count - strlen(error), error));
    console.watch.run_both = run_both;
    CHECK(says("lost take max=1 : 400001 --plot x",
               "error: too many points for a chart, at most 200000; use smaller numbers"));
    CHECK(shared == 1); // for the search, but not for the list of positions
    calls_left = 3;
    ask("period 0.376", strlen("period 0.376"), '\n');
    CHECK(!strncmp(answer.byte, "heap code=0.376 : no period seen up to ", 39) &&
          strstr(answer.byte, " (interrupted)\n"));
    CHECK(says("new bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5",
               "bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5"));
    CHECK(is_dropped("reply", 2, &good) && good);
    CHECK(says("show", "bnim m=12;K=3 : 4 4 4 4 4 4 4 4 4 4 4 4 4 5 5 5 5"));
    CHECK(says("nim - : 3 4\003nim - : 1 1", "error: interrupted\nnim - : 1 1 : P : -"));
    CHECK(says("# nim\003\nnim - : 1 1 # 2", "error: interrupted\nnim - : 1 1 : P : -"));
    return check_done();
}
