// SPDX-License-Identifier: MIT
// If this test fails, a level on a board errs too seldom or too often, or tests that ask a board get wrong
// answers. Calls functions in the flashed firmware and counts each level's winning replies. A failed call
// must return an error, and the board must work afterwards.
//
//   calls [ELF]. Default: the Uno, the exhibit and the pocket toy
#include "chip.h"
#include "robot/menu.h"
#include "tap.h"
#include "toy.h"

#include <string.h>

enum { LEVELS = 4, REPLIES = 40, CALLS_MAX = 5000, CYCLES_MAX = 1000000 };
enum { REGISTERS = 0x5f }; // up to the stack pointer

static struct robot robot;
static struct chip chip;

// Addresses of match_reply()'s arguments in the chip's memory
static struct {
    struct field position, game, side, phase;
    uint16_t match, move, random;
} reply;

static uint8_t *at(uint16_t address)
{
    return &robot.bench.machine.avr->data[address];
}

static bool find_reply(void)
{
    struct field match, move;

    if (!layout_member(robot.layout, "match", &match) || !layout_member(robot.layout, "move", &move) ||
        !layout_member(robot.layout, "match.position", &reply.position) ||
        !layout_member(robot.layout, "match.game", &reply.game) ||
        !layout_member(robot.layout, "match.side", &reply.side) ||
        !layout_member(robot.layout, "match.phase", &reply.phase))
        return false;
    reply.match = call_memory(&chip.call, match.size);
    reply.move = call_memory(&chip.call, move.size);
    reply.random = call_memory(&chip.call, sizeof reply.random);
    return true;
}

// Returns the machine's reply at a level, or "no move" after a failure.
static struct move reply_at(uint8_t level, const struct game *game, const struct position *position)
{
    const uint16_t arguments[] = {reply.match, reply.move, reply.random};
    const uint16_t row = chip_game(&chip.fields, game);
    uint16_t verdict = PENDING;

    chip_write_position(&chip.fields, at(reply.match + (uint16_t)reply.position.at), game, position);
    memcpy(at(reply.match + (uint16_t)reply.game.at), &row, sizeof row);
    memset(at(reply.match + (uint16_t)reply.side.at), level, 2);
    *at(reply.match + (uint16_t)reply.phase.at) = 0;
    chip_write_move(&chip.fields, at(reply.move), &(struct move){0});
    for (unsigned left = CALLS_MAX; left && (uint8_t)verdict == PENDING; left--)
        if (!call_function(&chip.call, "match_reply", arguments, 3, CYCLES_MAX, &verdict))
            return (struct move){0};
    return chip_read_move(&chip.fields, at(reply.move));
}

// Checks that all replies of level 4 win, but only some of lower levels.
static void check_level(uint8_t level)
{
    const struct position position = {.part = {3, 4, 5}, .count = 3, .k = 1};
    const struct game *const nim = &games[GAME_NIM];
    unsigned legal = 0, winning = 0;

    for (unsigned i = 0; i < REPLIES; i++) {
        const struct move move = reply_at(level, nim, &position);
        struct position after = position;

        if (!game_is_move(&move) || !game_is_legal(nim, &position, &move))
            continue;
        legal++;
        game_play(&after, &move);
        winning += game_verdict(nim, &after) == P_POSITION;
    }
    tap_check(legal == REPLIES && (level == LEVELS) == (winning == REPLIES) && winning,
              "%s, level %u: %u of %u replies win", robot.bench.board->name, level, winning, REPLIES);
}

// Checks that a function call changes no registers of the interrupted program.
static void check_registers(void)
{
    const struct avr_t *const avr = robot.bench.machine.avr;
    const struct avr_t before = *avr;
    const struct position position = {.part = {3, 4, 5}, .count = 3, .k = 1};
    uint8_t registers[REGISTERS], result;

    chip_set(&chip, &games[GAME_NIM], &position);
    memcpy(registers, avr->data, sizeof registers);
    chip_ask(&chip, "game_reply", &result);
    tap_check(!memcmp(registers, avr->data, sizeof registers) &&
                  !memcmp(before.sreg, avr->sreg, sizeof before.sreg) && avr->pc == before.pc &&
                  avr->state == before.state && avr->cycle == before.cycle,
              "%s: a call changes no register, stack pointer or time", robot.bench.board->name);
}

static void check_failures(void)
{
    const struct position position = {.part = {1}, .count = 1, .k = 1};
    uint8_t result;

    chip_set(&chip, &games[GAME_NIM], &position);
    tap_check(!chip_ask(&chip, "game_none", &result) &&
                  !strcmp(chip.call.error, "game_none is not in this firmware"),
              "a missing function is reported: %s", chip.call.error);
    static const uint16_t arguments[CALL_ARGUMENTS_MAX + 1];
    uint16_t returned;

    tap_check(
        !call_function(&chip.call, "game_reply", arguments, CALL_ARGUMENTS_MAX + 1, CYCLES_MAX, &returned) &&
            !strcmp(chip.call.error, "game_reply has too many arguments"),
        "too many arguments are reported: %s", chip.call.error);
    machine_hang_in(&robot.bench.machine, "game_reply");
    tap_check(!chip_ask(&chip, "game_reply", &result) &&
                  !strcmp(chip.call.error, "game_reply does not return"),
              "a function that hangs is reported: %s", chip.call.error);
    tap_check(chip_ask(&chip, "game_verdict", &result) && result == N_POSITION, "the next call works");
}

static void check_board(const char *elf)
{
    robot_open_elf(&robot, elf);
    if (!tap_check(chip_begin(&chip, &robot.bench.machine, robot.layout), "%s contains the games", elf))
        return;
    if (tap_check(find_reply(), "%s contains matches", elf))
        for (uint8_t level = 1; level <= LEVELS; level++)
            check_level(level);
    check_registers();
    check_failures();
    robot_holds(&robot, robot_menu(&robot), "%s: the board still works afterwards", robot.bench.board->name);
    bench_close(&robot.bench);
    layout_close(robot.layout); // so that the next board's layout is not mistaken for this one
}

// Checks that no key of the pocket toy stays pressed after a failed question.
static void check_toy(void)
{
    static const struct position position = {.part = {1, 2, 3}, .count = 3, .k = 1};
    static struct bench bench;
    char error[512];
    struct layout *const layout = layout_open("out/pocket/bouton.elf", error, sizeof error);
    struct toy toy;
    enum verdict verdict;
    struct move move;

    bench_open(&bench, board_by_name("pocket"), "out/pocket/bouton.elf", error, sizeof error);
    bench_run_ms(&bench, BENCH_START_MS);
    if (!tap_check(toy_open(&toy, &bench, layout), "the pocket toy can be asked"))
        return;
    tap_check(toy_reply(&toy, &position, &verdict, &move) && verdict == P_POSITION, "the pocket toy answers");

    unsigned *const states[] = {&toy.hint, &toy.hold};

    for (size_t i = 0; i < sizeof states / sizeof states[0]; i++) {
        const unsigned state = *states[i];

        *states[i] = UINT8_MAX + 1;
        const bool is_answered = toy_reply(&toy, &position, &verdict, &move);
        *states[i] = state;
        tap_check(!is_answered && !bench.keys.contact[board_key(bench.board, "ok")].down,
                  "after a failed question no key of the pocket toy is down");
    }
    bench_close(&bench);
    layout_close(layout);
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        check_board(argv[1]);
    } else {
        check_board("out/uno/bouton.elf");
        check_board("out/exhibit/bouton.elf");
        check_toy();
    }
    return tap_done();
}
