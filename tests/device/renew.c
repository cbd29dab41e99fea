// SPDX-License-Identifier: MIT
// Three hours after the last key on the first screen or in the menu the Uno starts anew, and does not say
// that it was stuck. Hours are shortened: the minutes that the firmware has counted are set forward in its
// memory.
//
//   renew [ELF]
#include "core/elf_symbols.h"
#include "player/player.h"
#include "tap.h"

enum {
    RENEW_MINUTES = 180,
    MINUTE_MS = 60000,
    START_MS = 500,
    PATIENCE_MS = 1000, // the watchdog and the start take less
    DATA = 0x800000,
};

enum { UCSR0A = 0xC0, UCSR0B = 0xC1, RXEN_TXEN = 0x18, U2X = 1 << 1 };

static struct player player;

static uint8_t *minutes(void)
{
    struct machine *machine = &player.bench.machine;

    return &machine->avr->data[symbols_address(machine->symbols, "minutes") - DATA];
}

static bool bites(unsigned within_ms)
{
    const unsigned before = player.bench.machine.watchdog_resets;

    for (unsigned ms = 0; player.bench.machine.watchdog_resets == before; ms += 2)
        if (ms >= within_ms || !bench_run_ms(&player.bench, 2))
            return false;
    return true;
}

static bool shows(const char *second_row)
{
    bench_run_ms(&player.bench, START_MS);
    return player_expect(&player, 0, second_row) &&
           (player_sees(&player, 1, "Bouton plays Nim") || player_fault(&player, "no title")) &&
           player_is_well(&player);
}

static bool starts_anew(void)
{
    *minutes() = RENEW_MINUTES;
    if (!bites(PATIENCE_MS))
        return player_fault(&player, "hours have passed, and it does not start anew");
    return shows("press OK to play") && player_can_play(&player);
}

static void restart(void)
{
    machine_reset(&player.bench.machine);
    bench_run_ms(&player.bench, START_MS);
}

static bool is_on_time(void)
{
    bench_run_ms(&player.bench, 5 * MINUTE_MS / 2 - START_MS);
    if (*minutes() != 2)
        return player_fault(&player, "%u minutes are counted", *minutes());
    *minutes() = RENEW_MINUTES - 2;
    if (bites(3 * MINUTE_MS / 2 - PATIENCE_MS))
        return player_fault(&player, "it starts anew too soon");
    if (!bites(2 * PATIENCE_MS))
        return player_fault(&player, "it does not start anew");
    return shows("press OK to play");
}

static bool menu_is_left(void)
{
    return player_menu(&player) && starts_anew();
}

static bool keys_begin_hours_anew(void)
{
    restart();
    *minutes() = RENEW_MINUTES - 1;
    player_tap(&player, LADDER_OK);
    return *minutes() == 0 || player_fault(&player, "%u minutes after a key", *minutes());
}

static bool console_is_use(void)
{
    restart();
    *minutes() = RENEW_MINUTES - 1;
    serial_send(&player.bench.line, "n", 1);
    bench_run_ms(&player.bench, START_MS);
    return *minutes() == 0 || player_fault(&player, "%u minutes after a byte", *minutes());
}

static bool game_is_left_alone(void)
{
    const struct setup setup = {.k = 1, .start = START_345};

    if (player_start(&player, &setup) != HUMAN_TO_MOVE)
        return player_fault(&player, "no game");
    *minutes() = RENEW_MINUTES;
    if (bites(PATIENCE_MS))
        return player_fault(&player, "it starts anew amid a game");
    return player_is_well(&player);
}

// As the bootloaders leave the serial line, from which they are known.
static bool old_bootloader_is_spared(void)
{
    uint8_t *data = player.bench.machine.avr->data;

    machine_reset(&player.bench.machine);
    data[UCSR0B] = RXEN_TXEN;
    bench_run_ms(&player.bench, START_MS);
    *minutes() = RENEW_MINUTES;
    if (bites(PATIENCE_MS))
        return player_fault(&player, "it starts anew into a bootloader that the watchdog kills");
    machine_reset(&player.bench.machine);
    data[UCSR0A] = U2X;
    data[UCSR0B] = RXEN_TXEN;
    bench_run_ms(&player.bench, START_MS);
    return starts_anew();
}

static void check(bool good, const char *what)
{
    tap_check(good, "%s", what);
    player_explain(&player);
}

int main(int argc, char **argv)
{
    player_open(&player, argc > 1 ? argv[1] : "out/uno/bouton.elf");
    bench_run_ms(&player.bench, START_MS);
    check(is_on_time(), "left alone it starts anew in the 180th minute, and does not say that it was stuck");
    check(menu_is_left(), "also in the menu");
    check(keys_begin_hours_anew(), "a key begins the hours anew");
    check(console_is_use(), "and a byte on the serial line");
    check(game_is_left_alone(), "a game stays for ever");
    check(old_bootloader_is_spared(),
          "not where a reset by the watchdog would end in the bootloader of old Nanos");
    bench_close(&player.bench);
    return tap_done();
}
