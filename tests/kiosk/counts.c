// SPDX-License-Identifier: MIT
// If this test fails, the operator of an exhibit sees wrong numbers of games. Tests the kiosk's counts: which
// games are counted, which of them as won, and what the operator sees. Runs without a display.
#include "drive/drive.h"
#include "random.h"
#include "tap.h"
#include "ui/messages/messages.h"
#include "ui/kiosk/kiosk.h"
#include "ui/screens/titles.h"
#include "ui/screens/ui.h"

#include <stdio.h>

enum { MORRA_RECORD = 24 };

// Returns true if level and outcome were counted correctly. WON_ALONE is a win without hints.
static bool is_told_apart(void)
{
    const bool morra = ui.settings.game == ROW_MORRA;
    const uint8_t level = morra ? 0 : ui.settings.level - 1;
    const bool alone = counted_as == WON_ALONE;
    return counted_level == level && (counted_as <= NOT_WON || alone == !ui.hints);
}

// Returns true if a person has won the match against the machine.
static bool is_won_by_human(void)
{
    enum result result;
    do
        result = match_find_result(&ui.match);
    while (result == RESULT_PENDING);
    return result != NOBODY_WON && !ui_two_players(&ui) && ui.match.side[result - FIRST_WON] == HUMAN;
}

static void test_counting(void)
{
    bool good = true;
    for (unsigned round = 0; round < 60; round++) {
        begin();
        wait_ms(100);
        tap(KEY_OK);
        for (unsigned i = 0; i < 4000 && ui.screen != SCREEN_RESULT; i++) {
            tap(random_below(5));
            if (ui.screen == SCREEN_MENU)
                tap(KEY_OK);
        }
        good &= counted == (ui.screen == SCREEN_RESULT);
        if (counted)
            good &= (counted_as <= NOT_WON) != is_won_by_human() && is_told_apart() &&
                    counted_record == title_of(ui.settings.game)->record;
    }
    tap_check(good, "a finished game is counted, and the winner");
}

// Checks that a match of Morra is counted only after its end.
static void test_morra(void)
{
    bool good = true;
    unsigned won[2] = {0}, left = 0;
    for (unsigned round = 0; round < 90; round++) {
        begin();
        wait_ms(100 + 2 * random_below(500));
        tap(KEY_OK);
        ui.settings.game = ROW_MORRA;
        ui_go(&ui, SCREEN_MORRA);
        counted = 0;
        for (unsigned i = random_below(60); i && look()->second != MSG_AGAIN_OR_MENU; i--)
            tap(KEY_OK);
        if (look()->message == MSG_BOTH_HANDS) // perhaps the last hands
            tap(KEY_OK);
        const bool is_over = look()->second == MSG_AGAIN_OR_MENU;
        good &= counted == is_over;
        if (is_over) {
            wait_until_seen();
            tap(KEY_UP);
            wait_ms(100);
            good &= (counted_as == NOT_WON) != (look()->message == MSG_YOU_WIN) && is_told_apart() &&
                    counted_record == MORRA_RECORD;
            won[counted_as != NOT_WON]++;
        } else {
            left++;
        }
        wait_until_seen();
        hold_left();
        good &= ui.screen == SCREEN_MENU && counted == is_over;
    }
    tap_check(good && won[0] && won[1] && left, "a match of Morra is counted only when it is won or lost");
}

// Returns true if the digits show these numbers of matches played and won.
static bool shows_counts(const uint8_t *digit, unsigned long played, unsigned long won)
{
    char text[2 * (PLAYED_BYTES + WON_BYTES) + 1];
    snprintf(text, sizeof text, "%*lu%*lu", 2 * PLAYED_BYTES, played, 2 * WON_BYTES, won);
    for (const char *at = text; *at; at++)
        if (*digit++ != (*at == ' ' ? NO_DIGIT : *at - '0'))
            return false;
    return true;
}

static void put_results(struct results *results, unsigned long played, unsigned long won, unsigned best)
{
    for (unsigned i = WON_BYTES; i--; won /= 100)
        results->won[i] = won % 100;
    for (unsigned i = PLAYED_BYTES; i--; played /= 100)
        results->played[i] = played % 100;
    results->best = (uint8_t)best;
}

struct counts {
    unsigned long played[RESULT_LEVELS], won[RESULT_LEVELS], all_played, all_won;
};

// Checks that UP shows the counts of each level, then the total again.
static bool shows_levels(uint8_t name, const struct counts *counts, unsigned best)
{
    for (unsigned level = 1; level <= RESULT_LEVELS; level++) {
        tap(KEY_UP);
        if (look()->message != MSG_LEVEL_RUN || look()->number[0] != level ||
            look()->number[1] != best + level || look()->second != MSG_COUNTS ||
            !shows_counts(&look()->number[2], counts->played[level - 1], counts->won[level - 1]))
            return false;
    }
    tap(KEY_UP);
    return look()->message == name && look()->second == MSG_COUNTS &&
           shows_counts(look()->number, counts->all_played, counts->all_won);
}

// Checks the displayed counts of each game and their total.
static void test_counts_shown(void)
{
    bool good = true, sums = true;
    for (unsigned round = 0; round < 20; round++) {
        struct counts counts[TITLED_GAMES] = {0};
        unsigned long all_played = 0, all_won = 0;
        begin();
        for (uint8_t place = 0; place < TITLED_GAMES; place++) {
            struct counts *const count = &counts[place];
            for (unsigned level = 0; level < RESULT_LEVELS; level++) {
                count->won[level] = random_below(round % 2 ? 60 : 10000);
                count->played[level] = count->won[level] + random_below(round % 2 ? 60 : 10000);
                struct results *const results = (void *)kept[title_of(title_game(place))->record];
                put_results(&results[level], count->played[level], count->won[level], place + level + 1);
                count->all_played += count->played[level];
                count->all_won += count->won[level];
            }
            all_played += count->all_played;
            all_won += count->all_won;
        }
        open_item(SETTINGS + 2);
        sums &= look()->message == MSG_TOTAL && look()->second == MSG_COUNTS &&
                shows_counts(look()->number, all_played, all_won);
        for (unsigned i = 0; i <= LANGUAGES; i++)
            tap(KEY_RIGHT);
        for (uint8_t place = 0; place < TITLED_GAMES; place++) {
            const uint8_t name = title_of(title_game(place))->name;
            tap(KEY_RIGHT);
            good &= look()->message == name && look()->second == MSG_ON;
            tap(KEY_RIGHT);
            good &= look()->message == name && shows_levels(name, &counts[place], place);
            if (place % 2) // shows the count of one level; the next game must again show the total
                tap(KEY_UP);
        }
        tap(KEY_RIGHT);
        good &= look()->message == MSG_MODULES;
        tap(KEY_RIGHT);
        good &= look()->message == MSG_CHOICE && look()->kind == VIEW_SETTING;
    }
    tap_check(good, "the operator's menu shows the counts of each game at each level");
    tap_check(sums, "the total is the sum of the counts of all games");
}

int main(void)
{
    test_counting();
    test_morra();
    test_counts_shown();
    return tap_done();
}
