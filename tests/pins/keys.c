// SPDX-License-Identifier: MIT
// Fingers as they are: contacts that bounce, two keys at once, a key that is leant on, noise on the ladder,
// the other make of the shield. Each press counts once, and the game goes on.
//
//   keys [ELF [bounce]]: with a second argument only the bounce
#include "robot/lcd.h"
#include "robot/menu.h"
#include "robot/sight.h"
#include "draw.h"
#include "tap.h"

enum {
    BOUNCE_MAX_MS = 10,
    TAPS = 12,
    SLOW_TAP_MS = 40,
    NOISE = 20,
    NOISE_AT_WORST = 10,
    MINUTE_MS = 60000,
    CHORD_MS = 40,
    RING = 100
};

static const char *const names[LADDER_KEYS] = {"right", "up", "down", "left", "ok"};
static const char *const screens[] = {"splash",       "menu",           "own piles",
                                      "human's turn", "machine's turn", "result"};
enum { SPLASH, MENU, OWN, HUMANS_TURN, MACHINES_TURN, RESULT, SCREENS };

static struct robot robot;

static bool show_screen(unsigned screen)
{
    const struct match match =
        nim_match(2, false, screen == OWN ? START_OWN : START_345, screen == MACHINES_TURN);

    if (screen == SPLASH) {
        machine_reset(&robot.bench.machine);
        bench_run_ms(&robot.bench, 500);
        return true;
    }
    if (screen == RESULT)
        return robot_finish(&robot, robot_start(&robot, &match), robot_any_move) != BROKEN;
    if (!robot_set_up(&robot, &match))
        return false;
    if (screen != MENU)
        robot_tap(&robot, LADDER_OK);
    robot_settle(&robot);
    return true;
}

static bool see_own(struct sight *sight)
{
    robot_settle(&robot);
    return sight_board(&robot, sight) || robot_fault(&robot, "no piles on the glass");
}

static bool counts(unsigned wanted, unsigned found)
{
    return found == wanted ||
           robot_fault(&robot, "a press %s, with %u us of bounce",
                       found > wanted ? "counted more than once" : "was lost", robot.bench.keys.bounce_us);
}

// On the screen for own piles each key but OK counts visibly: UP and DOWN change a pile, RIGHT and LEFT move
// the arrow through all eight.
static bool taps_count(enum ladder_key key)
{
    struct sight before, after;

    if (!show_screen(OWN) || !see_own(&before))
        return false;
    for (unsigned tap = 1; tap <= TAPS; tap++) {
        robot_tap(&robot, key);
        bench_run_ms(&robot.bench, robot_random(&robot, 7));
        if (!see_own(&after))
            return false;
        unsigned was = before.value[0], is = after.value[0], ring = key == LADDER_UP ? 1 : RING - 1;
        int arrow = after.selected - before.selected;

        if (key == LADDER_UP || key == LADDER_DOWN
                ? !counts(1, ring * (is + RING - was) % RING)
                : !counts(1, (unsigned)(key == LADDER_RIGHT ? arrow : -arrow) % PILES_MAX))
            return false;
        before = after;
    }
    return true;
}

// OK starts the game; once more, it would complain that nothing is taken.
static bool ok_counts(void)
{
    for (unsigned tap = 1; tap <= TAPS; tap++) {
        if (!show_screen(MENU))
            return false;
        robot_tap(&robot, LADDER_OK);
        bench_run_ms(&robot.bench, robot_random(&robot, 7));
        robot_settle(&robot);
        if (!counts(1, sight_reads(&robot, 2, "Last stone wins") ? 1 : robot_sees_menu(&robot) ? 0 : 2))
            return false;
    }
    return true;
}

static bool key_counts(enum ladder_key key)
{
    return key == LADDER_OK ? ok_counts() : taps_count(key);
}

static void check_bounce(void)
{
    robot.down_ms = robot.up_ms = SLOW_TAP_MS;
    for (unsigned key = 0; key < LADDER_KEYS; key++) {
        bool good = true;

        for (unsigned ms = 0; ms <= BOUNCE_MAX_MS && good; ms++) {
            if (ms < BOUNCE_MAX_MS && !drawn(key * BOUNCE_MAX_MS + ms, 2))
                continue;
            robot.bench.keys.bounce_us = ms * 1000;
            good = key_counts((enum ladder_key)key);
        }
        tap_check(good, "%s counts once a press with 0..%u ms of bounce", names[key], BOUNCE_MAX_MS);
        robot_explain(&robot);
    }
    robot.bench.keys.bounce_us = 3000;
}

static void check_ladder(const struct ladder_levels *levels, unsigned noise, const char *what)
{
    bool good = true;

    robot.bench.ladder.levels = *levels;
    robot.bench.ladder.noise = noise;
    for (unsigned key = 0; key < LADDER_KEYS && good; key++)
        good = key_counts((enum ladder_key)key);
    tap_check(good && robot_can_play(&robot), "each press counts once, %s", what);
    robot_explain(&robot);
    robot.bench.ladder.levels = ladder_shield;
    robot.bench.ladder.noise = 0;
}

// Resistors that are off by 5 %: those of the chain to one side, the pull-up to the other.
static const struct ladder_levels low_shield_at_worst = {{0, 92, 238, 386, 615}, 1023},
                                  high_shield_at_worst = {{0, 157, 352, 530, 760}, 1023};

static void check_ladders(void)
{
    check_ladder(&ladder_shield, NOISE, "usual shield, noise of 20");
    check_ladder(&ladder_high_shield, 0, "shield with higher readings");
    check_ladder(&ladder_high_shield, NOISE, "shield with higher readings, noise of 20");
    check_ladder(&low_shield_at_worst, NOISE_AT_WORST, "usual shield, resistors 5 % low, noise of 10");
    check_ladder(&high_shield_at_worst, NOISE_AT_WORST, "the other shield, resistors 5 % high, noise of 10");
}

static void chord(enum ladder_key first, enum ladder_key second, bool nested, unsigned between_ms)
{
    struct bench *bench = &robot.bench;

    bench_push(bench, first);
    bench_run_ms(&robot.bench, between_ms);
    bench_push(bench, second);
    bench_run_ms(&robot.bench, CHORD_MS);
    bench_release(bench, nested ? second : first);
    bench_run_ms(&robot.bench, between_ms);
    bench_release(bench, nested ? first : second);
    bench_run_ms(&robot.bench, CHORD_MS);
}

// From 3-4-5 a chord may prepare or play a move of the human; then the machine has its turn.
static bool is_still_legal(void)
{
    static const unsigned start[] = {3, 4, 5};
    struct sight sight;
    unsigned touched = 0;

    if (!see_own(&sight) || sight.count != 3)
        return robot_fault(&robot, "three piles are to be on the glass");
    for (unsigned i = 0; i < 3; i++) {
        if (sight.value[i] + sight.taken[i] > start[i])
            return robot_fault(&robot, "a pile has grown");
        touched += sight.taken[i] != 0;
    }
    return touched <= robot.match.k || robot_fault(&robot, "more piles are touched than is legal");
}

static void check_chords(void)
{
    for (unsigned first = 0; first < LADDER_KEYS; first++)
        for (unsigned second = 0; second < LADDER_KEYS; second++) {
            bool good = true;

            for (unsigned way = 0; way < 4 && first != second && good; way++) {
                if (!drawn((first * LADDER_KEYS + second) * 4 + way, 8))
                    continue;
                good = show_screen(HUMANS_TURN);
                chord((enum ladder_key)first, (enum ladder_key)second, way & 1, way & 2 ? CHORD_MS : 0);
                lcd_leave_rules(&robot);
                good = good && is_still_legal() && robot_can_play(&robot);
            }
            if (first != second) {
                tap_check(good, "%s and then %s at once, afterwards a whole game", names[first],
                          names[second]);
                robot_explain(&robot);
            }
        }
}

static void check_leaning(void)
{
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        for (unsigned screen = 0; screen < SCREENS; screen++) {
            if (!drawn(key * SCREENS + screen, 8))
                continue;
            bool good = show_screen(screen);

            robot_hold(&robot, (enum ladder_key)key, MINUTE_MS);
            tap_check(good && robot_can_play(&robot), "%s held for a minute, %s, afterwards a whole game",
                      names[key], screens[screen]);
            robot_explain(&robot);
        }
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    check_bounce();
    if (argc <= 2) {
        check_ladders();
        check_chords();
        check_leaning();
        tap_check(robot_is_well(&robot), "the display is well, the firmware runs");
        robot_explain(&robot);
    }
    bench_close(&robot.bench);
    return tap_done();
}
