// SPDX-License-Identifier: MIT
#include "toy.h"

#include <string.h>

// LOOK_US must not divide the toy's 500 us tick, so that some looks find the toy asleep.
enum { LOOK_US = 130, WAIT_US = 200000 };

static void take_state(void *user, const char *name, unsigned number)
{
    struct toy *const toy = user;

    if (!strcmp(name, "POCKET_CHOOSE"))
        toy->choose = number;
    if (!strcmp(name, "POCKET_HOLD"))
        toy->hold = number;
    if (!strcmp(name, "POCKET_HINT"))
        toy->hint = number;
}

static uint8_t *at(const struct toy *toy, const struct field *field)
{
    return toy->bench->machine.avr->data + field->at;
}

// Waits until the toy sleeps in this state. Returns false after WAIT_US.
static bool reaches(const struct toy *toy, unsigned state)
{
    struct machine *const machine = &toy->bench->machine;

    for (unsigned waited = 0; waited < WAIT_US; waited += LOOK_US) {
        if (machine->avr->state == cpu_Sleeping && *at(toy, &toy->state) == state)
            return true;
        if (machine_run_us(machine, LOOK_US) != MACHINE_RUNNING)
            return false;
    }
    return false;
}

bool toy_open(struct toy *toy, struct bench *bench, const struct layout *layout)
{
    const unsigned ok = board_key(bench->board, "ok");

    *toy = (struct toy){.bench = bench};
    return layout_variable(layout, "toy.position.part", &toy->part) &&
           layout_variable(layout, "toy.position.misere", &toy->misere) &&
           layout_variable(layout, "toy.position.k", &toy->k) &&
           layout_variable(layout, "toy.marked", &toy->marked) &&
           layout_variable(layout, "toy.state", &toy->state) &&
           layout_variable(layout, "toy.wait", &toy->wait) &&
           layout_enum(layout, "POCKET_HINT", take_state, toy) && bench_tap(bench, ok) &&
           reaches(toy, toy->choose);
}

bool toy_knows(const struct game *game)
{
    return game - games <= GAME_MMOORE;
}

static void set_position(const struct toy *toy, const struct position *position)
{
    uint8_t *const part = at(toy, &toy->part);

    for (unsigned row = 0; row < toy->part.count; row++)
        part[row] = row < position->count ? (uint8_t)position->part[row] : 0;
    *at(toy, &toy->misere) = position->misere;
    *at(toy, &toy->k) = (uint8_t)position->k;
}

// Reads the toy's hint for a position, while the caller holds OK down.
static bool ask(const struct toy *toy, const struct position *position, enum verdict *verdict,
                struct move *move)
{
    if (!reaches(toy, toy->hold))
        return false;
    set_position(toy, position);
    *at(toy, &toy->wait) = 0; // as if OK had been held long enough for a hint
    if (!reaches(toy, toy->hint))
        return false;
    // In the hint state, `wait` is 0 unless a move wins.
    *verdict = *at(toy, &toy->wait) ? N_POSITION : P_POSITION;
    game_no_move(move);
    for (unsigned row = 0; row < toy->marked.count; row++) {
        const uint8_t marked = at(toy, &toy->marked)[row];
        if (marked)
            game_change(move, (uint8_t)row, position->part[row] - marked);
    }
    return true;
}

bool toy_reply(struct toy *toy, const struct position *position, enum verdict *verdict, struct move *move)
{
    static const struct position any = {.part = {1}, .count = 1, .k = 1};
    const unsigned ok = board_key(toy->bench->board, "ok");

    bench_push(toy->bench, ok);
    const bool is_answered = ask(toy, position, verdict, move);
    // Leave a stone, because the toy would search an empty position forever.
    set_position(toy, &any);
    bench_release(toy->bench, ok);
    return reaches(toy, toy->choose) && is_answered;
}
