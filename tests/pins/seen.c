// SPDX-License-Identifier: MIT
// If this test fails, a hasty player misses the last position or the result. A player wins and keeps tapping
// OK. The last position and then the result must each stay for a second. tests/unit/test_pocket.c checks the
// same on the pocket toy.
//
//   seen [ELF]: by default the Uno and the exhibit
#include "robot/dots.h"
#include "robot/glass.h"
#include "robot/lcd.h"
#include "robot/place.h"
#include "robot/prepare.h"
#include "draw.h"
#include "tap.h"

#include <string.h>

enum { DOWN_MS = 30, LOOK_MS = 2, SEEN_MS = 1000, LIMIT_MS = 9000, BOUNCE_US = 3000 };
enum { SHORTEST_MS = 50, LONGEST_MS = 400, STEP_MS = 50 };

static struct robot robot;

// Returns true if the display shows the final position of the match.
static bool is_last_position(void)
{
    if (has_dots(&robot))
        return dots_show_position(&robot, &robot.position, false, LOOK_MS);
    return robot.glass->tells_end(&robot);
}

// Taps OK repeatedly. Checks that final position and result stay visible long enough.
static bool is_seen(unsigned every_ms)
{
    unsigned last_ms = 0, result_ms = 0;

    for (unsigned ms = 0; ms < LIMIT_MS && result_ms < SEEN_MS; ms += LOOK_MS) {
        if (ms % every_ms == 0)
            bench_push(&robot.bench, LADDER_OK);
        else if (ms % every_ms == DOWN_MS)
            bench_release(&robot.bench, LADDER_OK);
        bench_run_ms(&robot.bench, LOOK_MS);
        if (robot.glass->tells_result(&robot))
            result_ms += LOOK_MS;
        else if (is_last_position())
            last_ms += LOOK_MS;
        else if (result_ms)
            break;
    }
    bench_release(&robot.bench, LADDER_OK);
    return (last_ms >= SEEN_MS && result_ms >= SEEN_MS) ||
           robot_fault(&robot, "OK every %u ms: the last position stays for %u ms, the result for %u ms",
                       every_ms, last_ms, result_ms);
}

static bool wins(unsigned every_ms)
{
    const struct position start = {.count = 1, .k = 1, .part = {1}};
    const struct move move = {.count = 1, .change = {{0, 0}}};

    if (!robot_place(&robot, GAME_NIM, &start) || !robot_prepare(&robot, &move))
        return false;
    robot.position.part[0] = 0;
    return is_seen(every_ms);
}

static void check(const char *elf)
{
    bool good = true;

    robot_open_elf(&robot, elf);
    robot.random = draw_seed();
    bench_set_bounce(&robot.bench, BOUNCE_US);
    for (unsigned ms = SHORTEST_MS; good && ms <= LONGEST_MS; ms += STEP_MS)
        good = wins(ms) && robot_is_well(&robot);
    tap_check(good, "%s: the last position and the result stay for a second each", elf);
    robot_explain(&robot);
    bench_close(&robot.bench);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        check(argv[1]);
        return tap_done();
    }
    check("out/uno/bouton.elf");
    check("out/exhibit/bouton.elf");
    return tap_done();
}
