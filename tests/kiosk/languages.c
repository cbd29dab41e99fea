// SPDX-License-Identifier: MIT
// If this test fails, a visitor of the exhibit cannot choose a language, or is offered one that the operator
// has turned off. Runs without a display.
#include "drive/drive.h"
#include "tap.h"
#include "ui/messages/messages.h"
#include "ui/kiosk/kiosk.h"
#include "ui/screens/ui.h"

enum { MENU_ITEMS_MAX = 12 };

// Checks that attract mode skips languages that the operator has turned off.
static void test_turned_off(void)
{
    begin();
    open_item(SETTINGS + 4);
    bool good = true;
    for (uint8_t language = 0; language < LANGUAGES; language++) {
        good &=
            look()->language == language && look()->message == MSG_LANGUAGE_NAME && look()->second == MSG_ON;
        if (language > 1) {
            tap(KEY_UP);
            good &= look()->second == MSG_OFF;
        }
        good &= tap_changes(KEY_RIGHT);
    }
    tap_check(good && look()->language == 0, "the menu shows each language in its own words");
    enter("o^");
    good = look()->language == 1;
    tap(KEY_UP);
    tap_check(good && look()->language == 0, "a language that is turned off is not offered in attract mode");
    enter("o#");
    for (unsigned i = 0; i < MENU_ITEMS_MAX && look()->message != MSG_LANGUAGE; i++)
        tap(KEY_RIGHT);
    good = look()->message == MSG_LANGUAGE && tap_changes(KEY_DOWN);
    good &= ui.screen == SCREEN_MENU && look()->language == 1 && look()->message == MSG_LANGUAGE;
    tap(KEY_DOWN);
    tap_check(good && look()->language == 0,
              "a language that is turned off is not offered in the visitor's menu");
    restart();
    tap(KEY_DOWN);
    tap_check(look()->language == 1, "the languages are saved");
    open_item(SETTINGS + 4);
    enter("^>^>");
    tap_check(!settings_offers_language(&venue, 0) && settings_offers_language(&venue, 1),
              "the last language cannot be turned off");
    tap(KEY_OK);
    tap_check(venue.attracts && look()->language == 1, "attract mode uses the last language");
    while (ui.screen != SCREEN_RESULT)
        tick();
    good = look()->second == MSG_ANY_KEY;
    tap(KEY_UP);
    tap_check(good && !venue.attracts, "with one language UP starts a game");
    hold_left();
    for (unsigned i = 0; i < MENU_ITEMS_MAX; i++) {
        good &= ui.screen == SCREEN_MENU && look()->message != MSG_LANGUAGE;
        tap(KEY_RIGHT);
    }
    tap_check(good, "with one language the visitor's menu has no languages");
}

// Checks that only UP and DOWN change the language during attract mode.
static void test_chosen(void)
{
    begin();
    const uint8_t game = ui.settings.game;
    while (ui.screen != SCREEN_RESULT)
        tick();
    tap_check(look()->language == 0 && look()->second == MSG_LANGUAGE_KEY,
              "each demonstration shows the key for the language");
    begin();
    tap(KEY_UP);
    tap_check(venue.attracts && look()->language == 1 && look()->message == MSG_LANGUAGE &&
                  look()->second == MSG_LANGUAGE_NAME,
              "UP goes to the next language and names it");
    wait_ms(7100);
    tap_check(look()->kind == VIEW_TITLE && ui.settings.game == game && look()->language == 1,
              "attract mode shows the same game in the new language");
    start();
    tap_check(!venue.attracts && look()->language == 1, "a visitor plays in the new language");
    tap(KEY_UP);
    tap_check(look()->language == 1, "UP does not change the language during a game");
    idle();
    tap_check(look()->language == 0, "the next visitor begins in the first language");
    while (ui.screen != SCREEN_PLAY)
        tick();
    tap(KEY_DOWN);
    tap_check(venue.attracts && look()->language == LANGUAGES - 1,
              "DOWN goes to the language before, during a demonstration");
    tap(KEY_UP);
    tap_check(venue.attracts && look()->language == 0,
              "UP goes to the next language, during a demonstration");
    tap(KEY_UP);
    while (ui.settings.game == game)
        tick();
    tap_check(ui.screen == SCREEN_SPLASH, "the next game begins after a demonstration in a new language");
    tap_check(message_text(UINT8_MAX, MSG_LANGUAGE_NAME) == message_text(0, MSG_LANGUAGE_NAME),
              "an invalid number of a language means the first language");
    for (uint8_t key = KEY_RIGHT; key <= KEY_OK; key++) {
        begin();
        tap(key);
        tap_check(venue.attracts == (key == KEY_UP || key == KEY_DOWN),
                  "in attract mode only UP and DOWN change the language: key %d", key);
    }
}

int main(void)
{
    test_turned_off();
    test_chosen();
    return tap_done();
}
