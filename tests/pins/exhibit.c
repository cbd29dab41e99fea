// SPDX-License-Identifier: MIT
// The exhibit at its pins: attract mode to the second, keys and lamps, the watchdog, sounds.
//
//   exhibit [ELF [WORDS]]   the checks with these words in their name, by default all
#include "exhibit/visit.h"

#include <string.h>

enum { LAMP_MAX_MS = 40, CALL_MS = 2000, MOVE_HZ_MIN = 1200, MOVE_HZ_MAX = 1500 };

static bool attracts_at_once(void)
{
    return visit_attracts() || visit_fault("lamps that are lit: %02x", visit_lamps());
}

// No move is chosen when a game begins: the lamp of OK is dark.
static bool is_started_by(unsigned key)
{
    const char *name = exhibit.board->key[key].name;

    if (!visit_attracts())
        return visit_fault("it does not attract before %s goes down", name);
    bench_tap(&exhibit, key);
    return !bench_lamp(&exhibit, OK) || visit_fault("%s starts no game", name);
}

static bool idle_is_kept(void)
{
    for (unsigned key = LEFT; key < KEYS; key++) {
        if (!is_started_by(key))
            return false;
        bench_push(&exhibit, RIGHT);
        bench_run_ms(&exhibit, 100);
        bench_release(&exhibit, RIGHT);
        if (!visit_returns(IDLE_MS))
            return false;
    }
    return true;
}

static bool stuck_keys_do_not_matter(void)
{
    bench_tap(&exhibit, OK);
    bench_push(&exhibit, UP);
    if (!visit_returns(IDLE_MS) || !is_started_by(OK) || !visit_returns(IDLE_MS - BENCH_PAUSE_MS))
        return false;
    bench_release(&exhibit, UP);
    bench_run_ms(&exhibit, 200);
    return visit_attracts() || visit_fault("it starts a game as it comes up");
}

static unsigned bar_dots(void)
{
    unsigned dots = 0;

    while (dots < MAX7219_COLUMNS && max7219_is_lit(&exhibit.matrix, dots, 7))
        dots++;
    for (unsigned x = dots; x < MAX7219_COLUMNS; x++)
        if (max7219_is_lit(&exhibit.matrix, x, 7))
            return 0;
    return dots;
}

static bool bar_is(unsigned dots)
{
    return bar_dots() == dots || visit_fault("a bar of %u dots, not %u", bar_dots(), dots);
}

// So long after the last key; looks in the first and in the second half of each second, up to a quarter of a
// second before the end of the last one.
static bool counts_down(unsigned since_ms, unsigned seconds)
{
    bench_run_ms(&exhibit, IDLE_MS - 10750 - since_ms);
    for (unsigned left = 11; left > 10 - seconds; left--) {
        if (!bar_is(left <= 10 ? 3 * left : 0))
            return false;
        bench_run_ms(&exhibit, 500);
        if (!bar_is(0))
            return visit_fault("the bar hides what is below it");
        bench_run_ms(&exhibit, left > 11 - seconds ? 500 : 0);
    }
    return true;
}

static bool countdown_is_seen(void)
{
    bench_tap(&exhibit, OK);
    if (!counts_down(BENCH_PAUSE_MS, 5))
        return false;
    bench_tap(&exhibit, RIGHT);
    bench_run_ms(&exhibit, 400); // in the first half of the next second
    if (!bar_is(0))
        return visit_fault("a key does not bring the game back");
    return counts_down(BENCH_PAUSE_MS + 400, 10) && visit_returns(250);
}

static bool is_bitten(const char *where)
{
    const unsigned before = exhibit.machine.watchdog_resets;

    for (unsigned ms = 0; exhibit.machine.watchdog_resets == before; ms++)
        if (ms == 1000 || !bench_run_ms(&exhibit, 1))
            return visit_fault("it hangs %s, and no watchdog bites", where);
    return true;
}

static bool starts_again(void)
{
    return bench_run_ms(&exhibit, BENCH_START_MS) &&
           (visit_attracts() || visit_fault("it does not attract after the watchdog's reset"));
}

static bool watchdog_bites(void)
{
    bench_tap(&exhibit, OK);
    machine_hang_asleep(&exhibit.machine);
    if (!is_bitten("asleep") || !starts_again())
        return false;
    bench_tap(&exhibit, OK);
    machine_hang_in(&exhibit.machine, "kiosk_tick");
    return is_bitten("in a loop") && starts_again();
}

static bool moves_are_heard(void)
{
    bench_run_ms(&exhibit, CALL_MS);
    const unsigned before = visit_tones();

    bench_tap(&exhibit, OK);
    bench_tap(&exhibit, UP);
    bench_tap(&exhibit, OK);
    bench_run_ms(&exhibit, 200);
    if (visit_tones() == before)
        return visit_fault("not a tone");
    const unsigned hz = exhibit.piezo.tone[before % TONES_KEPT].hz;

    return (hz > MOVE_HZ_MIN && hz < MOVE_HZ_MAX) || visit_fault("a move sounds at %u Hz", hz);
}

// From a key going down, contacts bouncing, to the first change of a lamp.
static bool lamps_follow_soon(void)
{
    bench_tap(&exhibit, OK);
    for (unsigned i = 0; i < 20; i++) {
        bench_run_ms(&exhibit, 200 + 7 * i);
        const unsigned key = i % 2 ? DOWN : UP, before = visit_lamps();
        unsigned ms = 0;

        bench_push(&exhibit, key);
        while (visit_lamps() == before)
            if (++ms > LAMP_MAX_MS || !bench_run_ms(&exhibit, 1))
                return visit_fault("%u ms after a key no lamp has changed", ms);
        bench_release(&exhibit, key);
    }
    return true;
}

// In Nim 3-4-5.
static bool lamps_are_right(void)
{
    enum { L = 1 << LEFT, R = 1 << RIGHT, U = 1 << UP, D = 1 << DOWN, O = 1 << OK };
    static const struct {
        unsigned key, presses, lamps;
        const char *where;
    } steps[] = {
        {OK, 1, L | R | U | D, "at the start"},
        {RIGHT, 1, L | R | U, "with no stone chosen of a pile"},
        {UP, 1, L | R | U | D | O, "with one chosen"},
        {UP, 2, L | R | D | O, "with all chosen"},
    };

    for (unsigned i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        for (unsigned press = 0; press < steps[i].presses; press++)
            bench_tap(&exhibit, steps[i].key);
        if (visit_lamps() != steps[i].lamps)
            return visit_fault("lamps %s: %02x, not %02x", steps[i].where, visit_lamps(), steps[i].lamps);
    }
    return true;
}

int main(int argc, char **argv)
{
    static const struct visit_check checks[] = {
        {attracts_at_once, "it attracts from the start, all lamps lit", 0},
        {idle_is_kept, "any key starts a game; 90 s after the last one it attracts again, never earlier", 0},
        {stuck_keys_do_not_matter, "also with a key that is stuck", 0},
        {countdown_is_seen, "a bar counts down for 10 s, and any key brings the game back", 0},
        {watchdog_bites, "the watchdog starts it again when it hangs", 2},
        {moves_are_heard, "moves are heard", 0},
        {lamps_are_right, "a lamp is lit where its key does something", 0},
        {lamps_follow_soon, "lamps follow a key within 40 ms", 0},
    };

    return visit_checks(checks, sizeof checks / sizeof checks[0], argc, argv);
}
