// SPDX-License-Identifier: MIT
// If this test fails, text on the exhibit's dots jumps, flickers or stays wrong after noise. Tests the chain
// of MAX7219 at its pins: timing, smooth scrolling, quick keys, recovery from noise.
//
//   matrix [ELF]
#include "tap.h"
#include "robot/kiosk.h"
#include "text/font.h" // the firmware's characters

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LEFT, RIGHT, UP, DOWN, OK }; // order of the keys in board->key
enum {
    SEEDS = 6,
    HEAL_MS = 1000,
    STEP_MS = 2,
    NOISE_PPM = 100,
    NOISE_S = 60,
    GOAL_MS = 2500,
    OPENING_MS = 9000, // longest time in ms until a demonstrated move ends and the goal appears
    KEYS_MOST_MS = 40,
};

static struct bench bench;
static char board[MATRIX_TEXT_BYTES]; // picture of the game without a selected move

static bool is_well(void)
{
    char error[512];

    if (bench_is_well(&bench, error, sizeof error))
        return true;
    tap_note(error);
    return false;
}

// Starts a game. Stores the picture for comparisons in `board`.
static bool to_game(void)
{
    bench_tap(&bench, OK);
    if (!bench_wait_reads(&bench, words_goal(&games[GAME_NIM]), OPENING_MS) ||
        !bench_run_ms(&bench, 2 * GOAL_MS))
        return false;
    matrix_text(&bench.matrix, board);
    return bench_run_ms(&bench, GOAL_MS) && matrix_is(&bench.matrix, board) && strchr(board, '#');
}

// Opens and closes the rules, so that attract mode does not start.
static void stay(void)
{
    bench_tap(&bench, OK);
    bench_tap(&bench, LEFT);
    bench_run_ms(&bench, 2 * GOAL_MS);
}

static bool starts(unsigned seed)
{
    bench_power_cycle(&bench, LCD_8BIT, seed);
    return bench_wait_reads(&bench, WORDS_ANY_KEY, 6000) && is_well();
}

static void check_start(void)
{
    bool good = true;

    for (unsigned seed = 1; seed <= SEEDS; seed++)
        good = good && starts(seed);
    tap_check(good, "modules with any contents in their registers start with a text that can be read");
}

// Checks that all characters can be read and told apart.
static void check_characters(void)
{
    struct max7219 chain = bench.matrix;
    char before[2 * MATRIX_TAPE_BYTES] = "", read[MATRIX_TAPE_BYTES];
    unsigned characters = 0;

    chain.last_change = machine_now(chain.machine); // so that matrix_read() does not add the picture again
    chain.tape_length = FONT_WIDTH;
    for (uint8_t code = ' ' + 1; code <= 'z'; code++) {
        memcpy(chain.tape, font_columns(code), FONT_WIDTH);
        matrix_read(&chain, read);
        if (!*read || strstr(before, read))
            tap_note(*read ? read : "a character that cannot be read");
        else
            characters++;
        strcat(before, read);
    }
    tap_check(characters == 'z' - ' ', "%u of %u characters are read and distinguished", characters,
              'z' - ' ');
}

static void check_smooth(void)
{
    bench_power_cycle(&bench, LCD_8BIT, 1);
    for (unsigned ms = 0; ms < 2000 && bench.matrix.tape_length <= MAX7219_COLUMNS; ms++)
        bench_run_ms(&bench, 1); // waits until the text starts to scroll

    const unsigned pictures = bench.matrix.pictures, dots = bench.matrix.tape_length;

    bench_run_ms(&bench, 1000);

    const unsigned moved = bench.matrix.tape_length - dots, a_second = bench.matrix.pictures - pictures;

    tap_check(a_second >= 60 && moved == bench.matrix.pictures - pictures,
              "text scrolls by a dot per picture, at least 60 pictures a second: %u", a_second);
}

static bool is_right(void)
{
    if (!matrix_is(&bench.matrix, board))
        return false;
    for (unsigned module = 1; module < MAX7219_MODULES; module++)
        if (max7219_brightness(&bench.matrix, module) != max7219_brightness(&bench.matrix, 0))
            return false;
    return true;
}

// Returns the ms until the picture is right, or more than HEAL_MS.
static unsigned heal_ms(void)
{
    unsigned ms = 0;

    while (ms <= HEAL_MS && !is_right() && bench_run_ms(&bench, STEP_MS))
        ms += STEP_MS;
    return ms;
}

static void check_lost(const char *what, void (*hurt)(struct max7219 *chain, unsigned module, unsigned seed))
{
    unsigned longest = 0, hurts = 0;

    for (unsigned seed = 1; seed <= SEEDS; seed++)
        for (unsigned module = 0; module < MAX7219_MODULES; module++) {
            bench_run_ms(&bench, seed * 7);
            hurt(&bench.matrix, module, seed);
            hurts += !is_right();

            const unsigned ms = heal_ms();

            longest = ms > longest ? ms : longest;
        }
    tap_check(longest <= HEAL_MS && hurts > SEEDS, "%s shows the right picture within 1 s: %u ms", what,
              longest);
}

// Checks that wrong pictures soon disappear under continuous noise.
static void check_noise(void)
{
    unsigned wrong = 0, longest = 0, times = 0;

    bench.matrix.noise = NOISE_PPM;
    for (unsigned ms = 0; ms < NOISE_S * 1000; ms += STEP_MS) {
        bench_run_ms(&bench, STEP_MS);
        times += wrong == 0 && !is_right();
        wrong = is_right() ? 0 : wrong + STEP_MS;
        longest = wrong > longest ? wrong : longest;
    }
    bench.matrix.noise = 0;
    tap_check(times > 2 && longest <= HEAL_MS,
              "noise on the lines for %u s: %u wrong pictures, the longest %u ms", NOISE_S, times, longest);
    tap_check(heal_ms() <= HEAL_MS && is_well(), "after the noise the picture is right");
}

// Checks that scrolling text can be read again after noise.
static void check_noise_in_motion(void)
{
    bench_power_cycle(&bench, LCD_8BIT, 3);
    bench.matrix.noise = 20 * NOISE_PPM;
    bench_run_ms(&bench, 1500);
    bench.matrix.noise = 0;
    bench_run_ms(&bench, HEAL_MS);
    bench.matrix.tape_length = 0; // discards the text read so far
    bench.matrix.is_seen = false;
    tap_check(bench_wait_reads(&bench, "Nim " WORDS_ANY_KEY, 4000) && is_well(),
              "text can be read soon after noise while it scrolls");
}

static void check_keys(void)
{
    const unsigned per_ms = bench.machine.avr->frequency / 1000;
    uint64_t longest = 0;

    for (unsigned press = 0; press < 40; press++) {
        const unsigned key = press % 3 == 2 ? LEFT : RIGHT;

        bench_run_ms(&bench, 1500);
        machine_run_us(&bench.machine, press * 137);
        max7219_look(&bench.matrix);

        // Press the key right after a blink, so that no other blink follows soon.
        unsigned changes = bench.matrix.changes;
        for (unsigned i = 0; bench.matrix.changes == changes && i < 3000; i++)
            machine_run_us(&bench.machine, 100);
        bench_run_ms(&bench, 5);

        const uint64_t pushed = machine_now(&bench.machine);
        const unsigned before = bench.matrix.changes;

        bench_push(&bench, key);
        while (bench.matrix.changes == before && machine_now(&bench.machine) - pushed < 300 * per_ms)
            machine_run_us(&bench.machine, 100);

        const uint64_t took = machine_now(&bench.machine) - pushed;

        longest = took > longest ? took : longest;
        bench_release(&bench, key);
        bench_run_ms(&bench, 200);
    }
    tap_check(longest <= KEYS_MOST_MS * per_ms, "a key changes the dots within %.1f ms",
              (double)longest / per_ms);
}

static void check_resets(void)
{
    bool good = true;

    for (unsigned i = 0; i < 15 && good; i++) {
        machine_run_us(&bench.machine, 20000 + i * 113);
        machine_reset(&bench.machine);
        good = bench_wait_reads(&bench, WORDS_ANY_KEY, 6000) && is_well();
    }
    tap_check(good, "the exhibit starts after a reset during a picture");
}

int main(int argc, char **argv)
{
    const char *const elf = argc > 1 ? argv[1] : "out/exhibit/bouton.elf";
    char error[512];

    if (!bench_open(&bench, board_by_name("exhibit"), elf, error, sizeof error)) {
        printf("Bail out! %s\n", error);
        return 1;
    }
    bench_run_ms(&bench, BENCH_START_MS);
    kiosk_accept_modules(&bench);
    check_start();
    check_characters();
    check_smooth();
    tap_check(to_game() && is_well(), "a game begins with its goal, then shows its picture");
    check_lost("a module that lost its registers", max7219_lose);
    check_lost("a module with wrong registers", max7219_upset);
    stay();
    check_noise();
    stay();
    check_keys();
    check_noise_in_motion();
    check_resets();
    tap_check(is_well(), "no timing of the modules was violated");
    bench_close(&bench);
    return tap_done();
}
