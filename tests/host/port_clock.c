// SPDX-License-Identifier: MIT
// If this test fails, `bouton --port` waits for ever, or gives up too early, when the computer's clock jumps.
// Tests the wait for the first line at a port. Devices are silent, chatter or hang up. The clock jumps at
// random, as after a suspend.
#include "tty.h"

#include "draw.h"
#include "random.h"
#include "tap.h"

#include <fcntl.h>
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { SILENCE_MS = 10000, RETRY_MS = 500, LATE_CALLS = 4 };

static struct listener listener;
static int64_t clock_ms;
static bool jumps;            // true if the clock may jump forward at each reading
static unsigned other_clocks; // number of readings of clocks that a user might set back

// Replaces the C library's function. Sets *time to the test's simulated time.
int clock_gettime(clockid_t clock, struct timespec *time)
{
    other_clocks += clock != CLOCK_MONOTONIC;
    if (jumps && !random_below(3))
        clock_ms += random_below(2) ? random_below(700) : random_below(100000000);
    *time = (struct timespec){clock_ms / 1000, clock_ms % 1000 * 1000000};
    return 0;
}

static const char link_name[] = "out/port_clock";
static int board = -1, terminal = -1; // both ends of a pseudo-terminal, or -1

static void unplug(void)
{
    if (board >= 0) {
        close(board);
        close(terminal);
    }
    board = -1;
    unlink(link_name);
}

static void plug_in(void)
{
    char name[64];

    if (openpty(&board, &terminal, name, NULL, NULL) || symlink(name, link_name) ||
        fcntl(board, F_SETFL, O_NONBLOCK))
        abort();
}

// Sends bytes that are no valid line from a board.
static void chatter(void)
{
    static const char *const words[] = {"$GPGGA,123519,4807.038,N,01131.000,E*47\r\n",
                                        "\n\n\n",
                                        "*0\n",
                                        " *",
                                        "0",
                                        "uno 0.1 *1\n",
                                        "uno 0.1 0 3 3 4 5 0 0 *\n",
                                        "\xff\x80\xfe"};

    for (unsigned left = random_below(40); left; left--) {
        const char *const word = words[random_below(sizeof words / sizeof *words)];
        if (write(board, word, strlen(word)) < 0)
            return; // the buffer is full
    }
}

static unsigned faults;

static void expect(bool holds, const char *what, int64_t number)
{
    if (holds || faults++ >= 10)
        return;
    printf("# %s: %lld\n", what, (long long)number);
}

// Waits until the program reports silence. The wait began between `earliest` and `latest`.
static void wait_for_silence(bool chatters, int64_t earliest, int64_t latest)
{
    const int64_t deadline = latest + SILENCE_MS;

    for (unsigned late = 0; late < LATE_CALLS;) {
        const int64_t before = clock_ms;
        const int wait_ms = tty_wait_ms();

        expect(wait_ms >= 0, "waits forever", wait_ms);
        expect(before + wait_ms <= deadline || !wait_ms, "waits beyond the deadline by ms",
               before + wait_ms - deadline);
        clock_ms += chatters && random_below(8) ? random_below((uint32_t)wait_ms / 8 + 1) : (uint32_t)wait_ms;
        if (chatters)
            chatter();
        late += clock_ms >= deadline;
        switch (tty_listen()) {
        case TTY_NOTHING:
            break;
        case TTY_SILENT:
            expect(clock_ms >= earliest + SILENCE_MS, "gives up before the deadline by ms",
                   earliest + SILENCE_MS - clock_ms);
            expect(tty_wait_ms() == -1, "still waits after the report, ms", tty_wait_ms());
            return;
        default:
            expect(false, "reports no silence", 0);
        }
    }
    expect(false, "does not give up, ms after the deadline", clock_ms - deadline);
}

// Unplugs the cable and plugs it in again later.
static void replug(void)
{
    int64_t until = clock_ms + random_below(20000), earliest;

    unplug();
    expect(tty_listen() == TTY_GONE, "reports that the device is gone", 0);
    for (enum tty_news news = TTY_NOTHING; news != TTY_BACK; news = tty_listen()) {
        const int wait_ms = tty_wait_ms();
        expect(wait_ms >= 0 && wait_ms <= RETRY_MS, "tries again after ms", wait_ms);
        clock_ms += wait_ms;
        if (board < 0 && clock_ms >= until)
            plug_in();
        earliest = clock_ms;
    }
    wait_for_silence(random_below(2), earliest, clock_ms);
}

int main(void)
{
    const unsigned episodes = draw_count(2000, 20000);

    for (uint32_t skipped = draw_seed() % 1000; skipped; skipped--)
        random_bits();
    clock_ms = 1;
    unplug(); // removes a link that an aborted run has left
    for (unsigned i = 0; i < episodes; i++) {
        plug_in();
        const int64_t earliest = clock_ms;
        jumps = random_below(2);
        expect(tty_open(link_name, &listener), "opens the device", i);
        wait_for_silence(random_below(4), earliest, clock_ms);
        if (random_below(2))
            replug();
        unplug();
        expect(tty_listen() == TTY_GONE, "reports at the end that the device is gone", i);
    }
    tap_check(!faults, "%u waits for the first line end neither before their deadline nor after it",
              episodes);
    tap_check(!other_clocks, "no wait depends on a clock that can be set back");
    return tap_done();
}
