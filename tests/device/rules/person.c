// SPDX-License-Identifier: MIT
#include "person.h"

#include "tap.h"
#include "ui/messages/messages.h" // labels of the menu
#include "ui/screens/titles.h"    // ROW_MORRA
#include "core/xorshift.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DOWN_MS = 22,
    UP_MS = 20,
    HOLD_MS = 900,
    DOWN_MAX_MS = 100, // of random keys
    CHORD_MAX_MS = 300,
    GLASS_MS = 200, // for a row of the menu to reach it
    ITEMS_MAX = 8,
    SETTINGS_MAX = 40,
};

void person_open(struct person *person, const char *board, const char *elf)
{
    static const char *const names[] = {"right", "up", "down", "left", "ok"}; // as enum ladder_key
    char error[512];

    *person = (struct person){.random = 0x1901};
    if (!bench_open(&person->bench, board_by_name(board), elf, error, sizeof error)) {
        tap_check(false, "%s", error);
        exit(tap_done());
    }
    if (!ram_open(&person->bench.machine)) {
        tap_check(false, "the firmware has other names than this test knows");
        exit(tap_done());
    }
    for (unsigned key = 0; key < LADDER_KEYS; key++)
        person->key[key] = board_key(person->bench.board, names[key]);
    bench_run_ms(&person->bench, BENCH_START_MS);
}

unsigned person_random(struct person *person, unsigned below)
{
    return xorshift(&person->random) % below;
}

bool person_fault(struct person *person, const char *what, ...)
{
    char frame[BENCH_FRAME_BYTES];
    va_list arguments;

    if (person->error[0])
        return false;
    va_start(arguments, what);
    vsnprintf(person->error, sizeof person->error - BENCH_FRAME_BYTES - 1, what, arguments);
    va_end(arguments);
    bench_frame(&person->bench, frame);
    strcat(person->error, "\n");
    strcat(person->error, frame);
    return false;
}

void person_explain(struct person *person)
{
    tap_note(person->error);
    person->error[0] = '\0';
}

bool person_is_well(struct person *person)
{
    char error[512];

    if (person->bench.machine.watchdog_resets)
        return person_fault(person, "the watchdog has reset the firmware");
    return bench_is_well(&person->bench, error, sizeof error) || person_fault(person, "%s", error);
}

void person_check_memory(const struct person *person, unsigned budget)
{
    const unsigned fixed = ram_static_bytes(&person->bench.machine);
    const unsigned stack = machine_stack_used(&person->bench.machine);

    tap_check(fixed + stack <= budget, "memory: %u bytes and a stack of %u, of %u bytes", fixed, stack,
              budget);
}

void person_push(struct person *person, enum ladder_key key)
{
    bench_push(&person->bench, person->key[key]);
}

void person_release(struct person *person, enum ladder_key key)
{
    bench_release(&person->bench, person->key[key]);
}

void person_press(struct person *person, enum ladder_key key, unsigned ms)
{
    person_push(person, key);
    bench_run_ms(&person->bench, ms);
    person_release(person, key);
    bench_run_ms(&person->bench, UP_MS);
}

void person_tap(struct person *person, enum ladder_key key)
{
    person_press(person, key, DOWN_MS);
}

static enum ladder_key any_key(struct person *person)
{
    return (enum ladder_key)person_random(person, LADDER_KEYS);
}

static void press_two(struct person *person)
{
    const enum ladder_key one = any_key(person), two = any_key(person);

    person_push(person, one);
    bench_run_ms(&person->bench, person_random(person, CHORD_MAX_MS));
    person_push(person, two);
    bench_run_ms(&person->bench, person_random(person, CHORD_MAX_MS));
    person_release(person, one);
    person_release(person, two);
}

void person_press_anything(struct person *person)
{
    const enum ladder_key key = any_key(person);
    const unsigned kind = person_random(person, 32);

    if (kind == 0)
        person_press(person, key, person_random(person, PERSON_HOLD_MAX_MS));
    else if (kind <= 4)
        press_two(person);
    else
        person_press(person, key, person_random(person, DOWN_MAX_MS));
}

const struct ram *person_look(struct person *person)
{
    ram_read(&person->bench.machine, &person->ram);
    return &person->ram;
}

// A key only skips the machine's move, so the way back may take a second try.
bool person_menu(struct person *person)
{
    for (unsigned tries = 0; tries < 3 && person_look(person)->screen != MENU; tries++) {
        if (person->ram.screen == SPLASH)
            person_tap(person, LADDER_OK);
        else
            person_press(person, LADDER_LEFT, HOLD_MS);
    }
    return person_look(person)->screen == MENU || person_fault(person, "no way back to the menu");
}

// On a display where words move it is asked of the memory, as that would take seconds.
static bool is_at(struct person *person, const char *label)
{
    static const struct {
        const char *label;
        uint8_t message;
    } labels[] = {{"Game ", MSG_GAME},           {"Which ", MSG_WHICH},    {"Piles a move", MSG_PILES_A_MOVE},
                  {"Last ", MSG_LAST_STONE},     {"Last ", MSG_LAST_MOVE}, {"Start ", MSG_START},
                  {"Who starts", MSG_WHO_STARTS}};

    if (person->bench.board->display != DISPLAY_LCD) {
        const uint8_t message = person_look(person)->message;

        for (unsigned i = 0; i < sizeof labels / sizeof labels[0]; i++)
            if (labels[i].message == message && !strcmp(labels[i].label, label))
                return true;
        return false;
    }
    bench_run_ms(&person->bench, GLASS_MS);
    return lcd_shows(&person->bench.lcd, label);
}

static bool to_item(struct person *person, const char *label)
{
    for (unsigned i = 0; i < ITEMS_MAX; i++) {
        if (is_at(person, label))
            return true;
        person_tap(person, LADDER_RIGHT);
    }
    return person_fault(person, "no setting \"%s\" in the menu", label);
}

static bool set(struct person *person, const uint8_t *setting, uint8_t wanted)
{
    for (unsigned i = 0; i < SETTINGS_MAX; i++) {
        person_look(person);
        if (*setting == wanted)
            return true;
        person_tap(person, LADDER_UP);
    }
    return false;
}

// Families in turn, in each its games in turn.
static bool set_game(struct person *person, uint8_t game)
{
    const uint8_t *now = &person->ram.game;

    for (unsigned i = 0; i < SETTINGS_MAX; i++) {
        if (!to_item(person, "Game "))
            return false;
        person_look(person);
        if (*now == game)
            return true;
        person_tap(person, LADDER_RIGHT);
        if (is_at(person, "Which ")) {
            const uint8_t first = person_look(person)->game;

            do
                person_tap(person, LADDER_UP);
            while (person_look(person)->game != game && *now != first);
            if (*now == game)
                return true;
        }
        if (!to_item(person, "Game "))
            return false;
        person_tap(person, LADDER_UP);
    }
    return person_fault(person, "no game %u in the menu", game);
}

static bool is_misere_row(uint8_t row)
{
    return row < GAME_COUNT && games[row].misere;
}

bool person_choose(struct person *person, const struct match *match)
{
    const struct ram *ram = &person->ram;
    const bool misere = is_misere_row(match->row);
    const uint8_t game = match->row == GAME_COUNT ? ROW_MORRA : match->row - misere;

    if (!person_menu(person) || !set_game(person, game))
        return false;
    if (game == ROW_MORRA)
        return true;
    if (is_misere_row(game + 1) &&
        !((to_item(person, "Last ") && set(person, (const uint8_t *)&ram->misere, misere))))
        return person_fault(person, "the convention cannot be set");
    if (games[game].params == PARAM_K &&
        !(to_item(person, "Piles a move") && set(person, &ram->position.k, match->k)))
        return person_fault(person, "k cannot be set to %u", match->k);
    if (!to_item(person, "Start ") || !set(person, &ram->start, match->start))
        return person_fault(person, "start position %u cannot be set", match->start);
    return (to_item(person, "Who starts") &&
            set(person, (const uint8_t *)&ram->machine_first, match->machine_first)) ||
           person_fault(person, "who starts cannot be set");
}

bool person_begin(struct person *person, const struct match *match)
{
    struct position start;

    person_tap(person, LADDER_OK);
    person_look(person);
    if (person->ram.screen != (match->machine_first ? REPLY : PLAY) || person->ram.row != match->row)
        return person_fault(person, "no match of game %u, but screen %u of game %u", match->row,
                            person->ram.screen, person->ram.row);
    game_start(&games[match->row], match->start, &start);
    if (games[match->row].params == PARAM_K)
        start.k = match->k;
    return same_position(&start, &person->ram.position) || person_fault(person, "not the start position");
}
