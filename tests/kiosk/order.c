// SPDX-License-Identifier: MIT
// If this test fails, a new firmware mixes up the counters of an exhibit. Tests that counters stay with their
// games when a new firmware inserts a game. This program counts games. Then the same program, built with one
// more game, reads the EEPROM.
//
//   order [EEPROM]: with a file, checks this EEPROM in the program with the inserted game
#include "eeprom.h"
#include "storage/records.h"
#include "tap.h"
#include "ui/kiosk/kiosk.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HIDDEN_GAME = GAME_SOS, MOST = 5 };

static void reset_all(uint8_t record, uint8_t level)
{
    (void)record;
    (void)level;
    records_reset_all();
}

static const struct keeper keeper = {store_read, records_count_game, reset_all, write_record};
static struct ui ui;
static struct venue venue;

static void switch_on(void)
{
    records_init();
    ui = (struct ui){0};
    kiosk_init(&ui, &venue, &keeper, 0);
}

static void rest(void)
{
    while (!store_tick())
        ;
}

// Returns how often this test plays a game.
static unsigned plays(uint8_t row)
{
    return 1 + row % MOST;
}

static unsigned wins(uint8_t row)
{
    return plays(row) / 2;
}

static void play(uint8_t place)
{
    const uint8_t row = title_game(place);
    for (unsigned i = 0; i < plays(row); i++)
        keeper.played(title_of(row)->record, 0, i < wins(row) ? WON_ALONE : NOT_WON);
    rest();
}

static bool is_counted(uint8_t place, unsigned played, unsigned won)
{
    static const struct results none;
    const struct results *results = (const void *)store_read(title_of(title_game(place))->record);
    if (!results)
        results = &none;
    return results->played[PLAYED_BYTES - 1] == played && results->won[WON_BYTES - 1] == won;
}

// Returns true if all games and settings use different records.
static bool are_all_different(void)
{
    bool taken[RECORDS] = {[RECORD_CHOICES] = true, [RECORD_HIDDEN] = true, [RECORD_RESET] = true};
    for (uint8_t place = 0; place < TITLED_GAMES; place++) {
        const uint8_t record = title_of(title_game(place))->record;
        if (record >= RECORDS || taken[record])
            return false;
        taken[record] = true;
    }
    return true;
}

// Returns true if only the last language is turned off.
static bool last_language_is_hidden(void)
{
    bool good = true;
    for (uint8_t language = 0; language < LANGUAGES; language++)
        good &= settings_offers_language(&venue, language) == (language < LANGUAGES - 1);
    return good;
}

static bool save(const char *path)
{
    FILE *file = fopen(path, "wb");
    return file && fwrite(eeprom, sizeof eeprom, 1, file) == 1 && !fclose(file);
}

static bool restore(const char *path)
{
    FILE *file = fopen(path, "rb");
    return file && fread(eeprom, sizeof eeprom, 1, file) == 1 && !fclose(file);
}

// Checks the EEPROM of a program that lacked one of the games.
static int look(const char *path)
{
    const uint8_t inserted = title_place(GAME_MNIM);
    bool counted = true, hidden = true, alone = true;
    if (!restore(path))
        return EXIT_FAILURE;
    switch_on();
    for (uint8_t place = 0; place < TITLED_GAMES; place++) {
        const uint8_t row = title_game(place);
        if (place != inserted)
            counted &= is_counted(place, plays(row), wins(row));
        hidden &= settings_offers(&venue, place) == (row != HIDDEN_GAME);
    }
    tap_check(counted, "after a game was inserted, all counters belong to the same games");
    tap_check(!store_read(title_of(GAME_MNIM)->record), "the new game's counter begins at 0");
    tap_check(hidden && last_language_is_hidden(), "exactly the hidden games and languages are still hidden");
    tap_check(settings_value(&venue, CHOICE_IDLE) == 1, "a setting keeps its value");
    play(inserted);
    settings_toggle(&venue, inserted);
    rest();
    switch_on();
    for (uint8_t place = 0; place < TITLED_GAMES; place++) {
        const uint8_t row = title_game(place);
        alone &= is_counted(place, plays(row), wins(row));
        alone &= settings_offers(&venue, place) == (row != HIDDEN_GAME && row != GAME_MNIM);
    }
    tap_check(alone && are_all_different() && last_language_is_hidden(),
              "counting and hiding the new game changes no other game");
    records_reset_all();
    rest();
    bool reset = settings_value(&venue, CHOICE_IDLE) == 1 && !settings_offers(&venue, inserted);
    for (uint8_t place = 0; place < TITLED_GAMES; place++)
        reset &= is_counted(place, 0, 0);
    switch_on();
    reset &= settings_value(&venue, CHOICE_IDLE) == 1 && !settings_offers(&venue, inserted);
    tap_check(reset, "a reset clears all counters and no setting");
    return tap_done();
}

int main(int argc, char **argv)
{
    char path[FILENAME_MAX], command[2 * FILENAME_MAX];
    if (argc > 1)
        return look(argv[1]);
    memset(eeprom, 0xff, sizeof eeprom);
    switch_on();
    for (uint8_t place = 0; place < TITLED_GAMES; place++)
        play(place);
    settings_toggle(&venue, title_place(HIDDEN_GAME));
    settings_toggle_language(&venue, LANGUAGES - 1);
    settings_step(&venue, CHOICE_IDLE, 1);
    rest();
    const char *name = strrchr(argv[0], '/');
    if (!name)
        return EXIT_FAILURE;
    snprintf(path, sizeof path, "%s.eeprom", argv[0]);
    snprintf(command, sizeof command, "%.*s/../inserted/order %s", (int)(name - argv[0]), argv[0], path);
    return save(path) ? system(command) != 0 : EXIT_FAILURE;
}
