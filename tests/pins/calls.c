// SPDX-License-Identifier: MIT
// If this test fails, tests that ask a board get wrong answers. Calls functions in the flashed firmware. A
// failed call must return an error, and the board must work afterwards. pins/ask.py compares the answers with
// the rules.
//
//   calls [ELF]. Default: the Uno, the exhibit and the pocket toy
#include "chip.h"
#include "robot/menu.h"
#include "tap.h"
#include "toy.h"

#include <string.h>

enum { CYCLES_MAX = 1000000, REGISTERS = 0x5f }; // number of registers up to the stack pointer

static struct robot robot;
static struct chip chip;

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
    static const uint16_t arguments[CALL_ARGUMENTS_MAX + 1];
    const struct position position = {.part = {1}, .count = 1, .k = 1};
    const char *const error = chip.call.error;
    uint16_t returned;
    uint8_t result;

    chip_set(&chip, &games[GAME_NIM], &position);
    tap_check(!chip_ask(&chip, "game_none", &result) && !strcmp(error, "game_none is not in this firmware"),
              "a missing function is reported: %s", error);
    tap_check(
        !call_function(&chip.call, "game_reply", arguments, CALL_ARGUMENTS_MAX + 1, CYCLES_MAX, &returned) &&
            !strcmp(error, "game_reply has too many arguments"),
        "too many arguments are reported: %s", error);
    machine_hang_in(&robot.bench.machine, "game_reply");
    tap_check(!chip_ask(&chip, "game_reply", &result) && !strcmp(error, "game_reply does not return"),
              "a function that hangs is reported: %s", error);
    tap_check(chip_ask(&chip, "game_verdict", &result) && result == N_POSITION, "the next call works");
}

static void check_board(const char *elf)
{
    robot_open_elf(&robot, elf);
    if (!tap_check(chip_begin(&chip, &robot.bench.machine, robot.layout), "%s contains the games", elf))
        return;
    check_registers();
    check_failures();
    robot_holds(&robot, robot_menu(&robot), "%s: the board still works afterwards", robot.bench.board->name);
    bench_close(&robot.bench);
    layout_close(robot.layout); // so that the next board's layout is not mistaken for this one
}

// Checks that a failed question leaves no key of the pocket toy pressed.
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
