// SPDX-License-Identifier: MIT
// If this test fails, the pocket toy loses a position that it could win. Compares the verdicts and replies of
// the ATtiny2313A with brute force, for all positions of 1-3-5-7, k = 1 to 3, normal and misere.
//
//   pocket_tree [ELF]
#include "core/machine.h"
#include "tap.h"
#include "pocket/brute.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CALLS = 2 * (K_MAX + 1) * POSITIONS, LOG_BYTES = CALLS * (2 + 2 * LED_ROWS) };
enum { HZ = 1000000, REPLY_CYCLES_MAX = 5000, LIMIT_S = 60 };
enum { P_POSITION, N_POSITION }; // as in game/game.h

// Bytes that the chip has sent, and the cycles that its longest reply needed
static struct {
    uint8_t byte[LOG_BYTES];
    unsigned length, read;
    bool is_open;
    uint64_t since, worst;
} told;

static void hear(struct machine *machine, uint8_t byte)
{
    (void)machine;
    if (told.length < LOG_BYTES)
        told.byte[told.length++] = byte;
}

static void mark(struct machine *machine, uint8_t id)
{
    uint64_t now = machine_now(machine);

    if (!id && now - told.since > told.worst)
        told.worst = now - told.since;
    told.since = now;
}

static unsigned next_byte(void)
{
    return told.read < told.length ? told.byte[told.read++] : 255;
}

// Reads a verdict and a reply from the chip. In a lost position any legal reply is right.
static bool is_right(const bool lost[POSITIONS], unsigned position, unsigned k)
{
    unsigned from[LED_ROWS], to[LED_ROWS], verdict = next_byte(), count = next_byte();
    bool good = verdict == (lost[position] ? P_POSITION : N_POSITION) && count <= k;

    rows_of(position, from);
    memcpy(to, from, sizeof to);
    for (unsigned i = 0; i < count && i < LED_ROWS; i++) {
        unsigned row = next_byte(), becomes = next_byte();

        good = good && row < LED_ROWS && becomes < from[row] && to[row] == from[row];
        if (row < LED_ROWS)
            to[row] = becomes;
    }
    if (position == 0)
        return good && count == 0;
    return good && is_move(from, to, k) && (lost[position] || lost[number_of(to)]);
}

static void check(unsigned k, bool misere)
{
    bool lost[POSITIONS];
    unsigned wrong = 0, lost_count = 0;

    find_lost(lost, k ? k : 1, misere);
    for (unsigned position = 0; position < POSITIONS; position++) {
        wrong += !is_right(lost, position, k ? k : 1);
        lost_count += lost[position];
    }
    tap_check(!wrong, "%s%s, k = %u: %u positions, %u lost for the player to move, %u wrong",
              misere ? "misere " : "", k ? "Nim_k" : "Nim", k ? k : 1, POSITIONS, lost_count, wrong);
}

int main(int argc, char **argv)
{
    const char *elf = argc > 1 ? argv[1] : "out/parts/tree.elf";
    struct machine machine;
    char error[512];

    if (!machine_open(&machine, elf, "attiny2313a", HZ, error, sizeof error)) {
        printf("Bail out! %s\n", error);
        return 1;
    }
    machine.on_console = hear;
    machine.on_mark = mark;
    tap_check(machine_run_us(&machine, LIMIT_S * 1000000ull) == MACHINE_DONE, "the program ran to its end");
    for (unsigned misere = 0; misere < 2; misere++)
        for (unsigned k = 0; k <= K_MAX; k++)
            check(k, misere);
    tap_check(told.read == told.length, "the program sent nothing more");
    tap_check(told.worst <= REPLY_CYCLES_MAX, "the longest reply needs %llu of %u us",
              (unsigned long long)told.worst, REPLY_CYCLES_MAX);
    machine_close(&machine);
    return tap_done();
}
