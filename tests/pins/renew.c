// SPDX-License-Identifier: MIT
// Three hours after the last key on the first screen or in the menu the Uno starts anew. Hours are
// shortened: the wraps of the time that the firmware has counted are set forward in its memory.
//
//   renew [ELF]
#include "robot/lcd.h"
#include "robot/menu.h"
#include "robot/sight.h"
#include "tap.h"

enum {
    RENEW_WRAPS = 165,
    WRAP_MS = 65536, // the 16 bits of the time
    START_MS = 500,
    PATIENCE_MS = 1000, // the watchdog and the start take less
};

enum { UCSR0A = 0xC0, UCSR0B = 0xC1, RXEN_TXEN = 0x18, U2X = 1 << 1 };

static struct robot robot;

static uint8_t *wraps(void)
{
    struct machine *machine = &robot.bench.machine;

    return machine_variable(machine, "wraps");
}

static bool bites(unsigned within_ms)
{
    const unsigned before = robot.bench.machine.watchdog_resets;

    for (unsigned ms = 0; robot.bench.machine.watchdog_resets == before; ms += 2)
        if (ms >= within_ms || !bench_run_ms(&robot.bench, 2))
            return false;
    return true;
}

static bool shows_first_screen(void)
{
    bench_run_ms(&robot.bench, START_MS);
    return robot_expect(&robot, 2, "press OK to play", 0) &&
           (sight_reads(&robot, 1, "Bouton plays Nim") || robot_fault(&robot, "no title")) &&
           robot_is_well(&robot);
}

static bool starts_anew(void)
{
    *wraps() = RENEW_WRAPS;
    if (!bites(PATIENCE_MS))
        return robot_fault(&robot, "hours have passed, and it does not start anew");
    return shows_first_screen() && robot_can_play(&robot);
}

static void restart(void)
{
    machine_reset(&robot.bench.machine);
    bench_run_ms(&robot.bench, START_MS);
}

static bool is_on_time(void)
{
    bench_run_ms(&robot.bench, 5 * WRAP_MS / 2 - START_MS);
    if (*wraps() != 2)
        return robot_fault(&robot, "%u wraps are counted", *wraps());
    *wraps() = RENEW_WRAPS - 2;
    if (bites(3 * WRAP_MS / 2 - PATIENCE_MS))
        return robot_fault(&robot, "it starts anew too soon");
    if (!bites(2 * PATIENCE_MS))
        return robot_fault(&robot, "it does not start anew");
    return shows_first_screen();
}

static bool menu_is_left(void)
{
    return robot_menu(&robot) && starts_anew();
}

static bool keys_begin_hours_anew(void)
{
    restart();
    *wraps() = RENEW_WRAPS - 1;
    robot_tap(&robot, LADDER_OK);
    return *wraps() == 0 || robot_fault(&robot, "%u wraps after a key", *wraps());
}

static bool game_is_left_alone(void)
{
    const struct match match = nim_match(1, false, START_345, false);

    if (robot_start(&robot, &match) != HUMAN_TO_MOVE)
        return robot_fault(&robot, "no game");
    *wraps() = RENEW_WRAPS;
    if (bites(PATIENCE_MS))
        return robot_fault(&robot, "it starts anew amid a game");
    return robot_is_well(&robot);
}

// As the bootloaders leave the serial line, from which they are known.
static bool old_bootloader_is_spared(void)
{
    uint8_t *data = robot.bench.machine.avr->data;

    machine_reset(&robot.bench.machine);
    data[UCSR0B] = RXEN_TXEN;
    bench_run_ms(&robot.bench, START_MS);
    *wraps() = RENEW_WRAPS;
    if (bites(PATIENCE_MS))
        return robot_fault(&robot, "it starts anew into a bootloader that the watchdog kills");
    machine_reset(&robot.bench.machine);
    data[UCSR0A] = U2X;
    data[UCSR0B] = RXEN_TXEN;
    bench_run_ms(&robot.bench, START_MS);
    return starts_anew();
}

static void check(bool good, const char *what)
{
    tap_check(good, "%s", what);
    robot_explain(&robot);
}

int main(int argc, char **argv)
{
    robot_open(&robot, "uno", argc > 1 ? argv[1] : "out/uno/bouton.elf");
    bench_run_ms(&robot.bench, START_MS);
    check(is_on_time(), "left alone it starts anew in the 180th minute");
    check(menu_is_left(), "also in the menu");
    check(keys_begin_hours_anew(), "a key begins the hours anew");
    check(game_is_left_alone(), "a game stays for ever");
    check(old_bootloader_is_spared(),
          "not where a reset by the watchdog would end in the bootloader of old Nanos");
    bench_close(&robot.bench);
    return tap_done();
}
