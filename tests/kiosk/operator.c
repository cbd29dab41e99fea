// SPDX-License-Identifier: MIT
// If this test fails, visitors get into the operator's menu of the exhibit, or its settings or its modules
// are wrong. Runs without a display.
//
//   kiosk_operator [PART]: tries one in PART random keys and invalid settings. Default: 12, or 1 with
//   DRAW=all.
#include "draw.h"
#include "drive/drive.h"
#include "random.h"
#include "tap.h"
#include "ui/messages/messages.h"
#include "ui/kiosk/kiosk.h"
#include "ui/kiosk/kiosk_screens.h"
#include "ui/matrix/matrix_view.h"
#include "ui/screens/ui.h"

#include <string.h>

enum { RANDOM_KEYS = 400000, DRAWS = 8192, WYTHOFF_RECORD = 2, CHOMP_RECORD = 4 };

static unsigned part;

static bool gesture_opens(uint32_t first_ms, uint32_t pause_ms)
{
    begin();
    hold_both(KEY_LEFT, KEY_RIGHT, first_ms);
    wait_ms(pause_ms);
    hold_both(KEY_UP, KEY_DOWN, 2 * GESTURE_MS);
    return ui.screen == SCREEN_OPERATOR;
}

static void test_gesture(void)
{
    tap_check(gesture_opens(GESTURE_MS + 100, 500), "the gesture opens the operator's menu");
    bool opened =
        gesture_opens(GESTURE_MS - 300, 0) || gesture_opens(GESTURE_MS + 100, GESTURE_PAUSE_S * 1000 + 1000);
    begin();
    hold_both(KEY_UP, KEY_DOWN, 2 * GESTURE_MS);
    opened |= ui.screen == SCREEN_OPERATOR;
    begin();
    act(KEY_OK, KEY_PRESS);
    hold_both(KEY_LEFT, KEY_RIGHT, 2 * GESTURE_MS);
    act(KEY_OK, KEY_TAP);
    hold_both(KEY_UP, KEY_DOWN, 2 * GESTURE_MS);
    opened |= ui.screen == SCREEN_OPERATOR;
    tap_check(!opened, "a gesture that is short, late, halved or with another key does not open it");
    begin();
    hold_keys(1 << KEY_LEFT | 1 << KEY_RIGHT);
    hold_keys(1 << KEY_UP | 1 << KEY_DOWN);
    tap_check(ui.screen == SCREEN_OPERATOR && !venue.attracts,
              "keys that were down before attract mode can make the gesture");
    down = 0;
    begin();
    for (uint32_t i = 0; i < RANDOM_KEYS / part && !opened; i++) {
        down = (uint8_t)random_below(32);
        for (uint32_t left = random_below(400); left; left--)
            tick();
        opened |= ui.screen == SCREEN_OPERATOR;
    }
    tap_check(!opened, "random keys do not open the operator's menu");
}

static void test_operator(void)
{
    begin();
    open_operator();
    tap(KEY_UP);
    tap_check(kept[RECORD_CHOICES][CHOICE_LEVEL] == 1 && changes == 1 && look()->second == MSG_GENTLY,
              "UP changes a setting, which is saved");
    open_item(SETTINGS + 3); // skips the settings, the service screen, "Serviced" and the total
    tap(KEY_OK);
    tap_check(!resets, "OK without UP resets nothing");
    open_item(SETTINGS + 3);
    enter("^o");
    tap_check(resets == 1, "UP and OK reset the counters");
    open_item(SETTINGS + 4 + LANGUAGES);
    for (unsigned i = 0; i < TITLED_GAMES; i++)
        enter("v>>");
    unsigned offered = 0;
    for (uint8_t game = 0; game < TITLED_GAMES; game++)
        offered += settings_offers(&venue, game);
    bool good = offered == 1 && settings_offers(&venue, TITLED_GAMES - 1);
    for (uint8_t language = 0; language < LANGUAGES; language++)
        good &= settings_offers_language(&venue, language);
    tap_check(good, "if all games are turned off, one and all languages stay on");
    begin();
    memset(kept[RECORD_HIDDEN], 0xff, RECORD_BYTES);
    kept[RECORD_HIDDEN][0] = (uint8_t) ~(1 << (WYTHOFF_RECORD - 1) | 1 << (CHOMP_RECORD - 1));
    is_kept[RECORD_HIDDEN] = true;
    good = true;
    restart();
    for (unsigned i = 0; i < 4; i++) {
        good &= settings_offers(&venue, title_place(ui.settings.game));
        enter("o#");
        uint32_t in_menu = 0;
        for (unsigned j = 0; j < 10; j++) {
            tap(KEY_UP);
            good &= ui.settings.game == GAME_WYTHOFF || ui.settings.game == GAME_CHOMP;
            in_menu |= 1 << ui.settings.game;
        }
        good &= in_menu == (1 << GAME_WYTHOFF | 1 << GAME_CHOMP);
        idle();
    }
    tap_check(good, "games that are turned off are neither in attract mode nor in the menu");
}

// Checks that UP cycles forwards through the values of each setting, and DOWN cycles backwards.
static void test_values(void)
{
    enum { MOST = 8 };
    bool good = true;
    begin();
    open_operator();
    for (uint8_t setting = 0; setting < SETTINGS; setting++) {
        uint8_t value[MOST], count = 0;
        do {
            value[count++] = settings_value(&venue, setting);
            tap(KEY_UP);
        } while (count < MOST && settings_value(&venue, setting) != value[0]);
        good &= count > 1 && count < MOST;
        for (uint8_t i = count; i--;) {
            tap(KEY_DOWN);
            good &= settings_value(&venue, setting) == value[i];
        }
        tap(KEY_RIGHT);
    }
    tap_check(good, "UP and DOWN go through the values of each setting");
}

// Checks that an invalid setting works like the default.
static void test_wrong_settings(void)
{
    static const uint8_t first_values[SETTINGS] = {MSG_PERFECTLY, MSG_ON, MSG_FIRST, MSG_S_90, MSG_OF_LEVELS};
    bool stays = true, shown = true;
    for (unsigned choice = 0; choice < SETTINGS; choice++)
        for (unsigned value = (choice == CHOICE_BRIGHTNESS ? BRIGHTNESSES : VALUES) + draw_seed() % part;
             value <= UINT8_MAX; value += part) {
            begin_with(choice, (uint8_t)value);
            tap(KEY_OK);
            wait_ms(3000);
            stays &= !venue.attracts;
            stays &= idle() >= 90000 && since_key < 90020;
            open_item(choice);
            shown &= look()->second == first_values[choice];
            tap(KEY_UP);
            shown &= *kept_byte((uint8_t)choice) == 1;
        }
    tap_check(stays, "with invalid settings a key starts a game, which ends 90 s after the last key");
    tap_check(shown, "an invalid setting is shown as the first value, and UP leads to the second");
    begin();
    memset(kept[RECORD_HIDDEN], 0xff, RECORD_BYTES);
    is_kept[RECORD_HIDDEN] = true;
    restart();
    tap(KEY_OK);
    tap_check(!venue.attracts && ui.screen == SCREEN_MORRA,
              "if a record offers no game, attract mode still works");
}

static void draw(struct matrix_frame *frame)
{
    static struct matrix_picture picture;

    matrix_kiosk_draw(&picture, frame, look(), &venue, 0, now, true);
}

// Checks the picture of the modules, and the keys that turn, mirror and reverse them.
static void test_modules(void)
{
    static const struct {
        uint8_t key, modules;
    } steps[] = {
        {KEY_RIGHT, 1},
        {KEY_RIGHT, 2},
        {KEY_UP, 2 | MATRIX_MIRRORED},
        {KEY_RIGHT, 3 | MATRIX_MIRRORED},
        {KEY_RIGHT, MATRIX_MIRRORED},
        {KEY_RIGHT, 1 | MATRIX_MIRRORED},
        {KEY_DOWN, 1 | MATRIX_MIRRORED | MATRIX_REVERSED},
        {KEY_UP, 1 | MATRIX_REVERSED},
        {KEY_DOWN, 1},
        {KEY_OK, 1},
    };
    begin();
    open_operator();
    tap(KEY_LEFT);
    bool good = look()->message == MSG_MODULES;
    tap(KEY_UP);
    for (unsigned i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        struct matrix_frame frame;
        good &= (look()->kind == VIEW_MODULES) && tap_changes(steps[i].key);
        draw(&frame);
        good &= frame.modules == steps[i].modules && settings_modules(&venue) == frame.modules;
    }
    good &= venue.attracts;
    restart();
    tap_check(good && settings_modules(&venue) == 1, "the operator turns, mirrors and reverses the modules");
    open_operator();
    enter("<^");
    good = (look()->kind == VIEW_MODULES) && !tap_changes(KEY_LEFT) &&
           !(kiosk_lamps(&ui, &venue) & 1 << KEY_LEFT);
    tap_check(good && settings_modules(&venue) == 1 && idle() >= 90000,
              "LEFT does not change the modules, and their picture ends after 90 s");
}

// Checks that a settings record from earlier firmware can be read.
static void test_earlier_record(void)
{
    static const uint8_t earlier[] = {1, 2, 1, 2, 1 << 1, 0, 0, 1 << 1, 0};
    begin();
    memcpy(kept[RECORD_CHOICES], earlier, sizeof earlier);
    restart();
    bool good = settings_value(&venue, CHOICE_BRIGHTNESS) == 0 && settings_modules(&venue) == 0;
    for (uint8_t choice = CHOICE_LEVEL; choice <= CHOICE_IDLE; choice++)
        good &= settings_value(&venue, choice) == earlier[choice];
    for (uint8_t place = 0; place < TITLED_GAMES; place++)
        good &= settings_offers(&venue, place) == (title_game(place) != GAME_WYTHOFF);
    for (uint8_t language = 0; language < LANGUAGES; language++)
        good &= settings_offers_language(&venue, language) == (language != 1);
    settings_step(&venue, CHOICE_BRIGHTNESS, 1);
    settings_set_modules(&venue, MATRIX_MOUNTINGS - 1);
    restart();
    good &= settings_value(&venue, CHOICE_BRIGHTNESS) == 1 &&
            settings_modules(&venue) == MATRIX_MOUNTINGS - 1 && settings_value(&venue, CHOICE_IDLE) == 2 &&
            !settings_offers_language(&venue, 1);
    tap_check(good, "a record of earlier firmware is read, and a new setting changes nothing else");
}

// Checks that the exhibit starts at the saved level, and a new exhibit at level 2.
static void test_level(void)
{
    begin_new();
    enter("oo"); // accepts the modules and starts a game
    bool good = ui.settings.level == LEVEL_NEWCOMER && !venue.attracts;
    for (uint8_t value = 0; value < VALUES; value++) {
        begin_with(CHOICE_LEVEL, value);
        tap(KEY_OK);
        good &= ui.settings.level == LEVEL_MAX - value && ui.match.side[1] == LEVEL_MAX - value;
    }
    tap_check(good, "a new exhibit begins at level 2, others at the saved level");
}

// Returns true if both venues have the same settings.
static bool has_same_settings(const struct venue *one, const struct venue *other)
{
    bool same = settings_modules(one) == settings_modules(other);
    for (uint8_t choice = 0; choice < SETTINGS; choice++)
        same &= settings_value(one, choice) == settings_value(other, choice);
    for (uint8_t place = 0; place < TITLED_GAMES; place++)
        same &= settings_offers(one, place) == settings_offers(other, place);
    for (uint8_t language = 0; language < LANGUAGES; language++)
        same &= settings_offers_language(one, language) == settings_offers_language(other, language);
    return same;
}

// Presses random keys in the menu. OK would leave the menu, so only the service screen gets OK.
static void test_random_keys(void)
{
    bool kept = true, starts = true;
    unsigned changed = 0;
    for (unsigned round = 0; round < 100; round++) {
        begin();
        const struct venue as_new = venue;
        open_operator();
        for (unsigned keys = 0; keys < 50; keys++) {
            const uint8_t key = ui.screen == SCREEN_SERVICE ? KEY_OK : (uint8_t)random_below(KEY_OK);
            act(key, KEY_PRESS);
            if (!random_below(16))
                act(key, KEY_HOLD);
            wait_ms(TICK * random_below(50));
            act(key, KEY_TAP);
        }
        const struct venue before = venue;
        changed += !has_same_settings(&before, &as_new);
        for (unsigned taps = 0; round % 3 && !venue.attracts && taps < 3; taps++)
            tap(KEY_OK);
        idle();
        restart();
        kept &= has_same_settings(&before, &venue);
        tap(KEY_OK);
        starts &= !venue.attracts;
    }
    tap_check(kept && changed, "settings that random keys have changed are saved, %u times", changed);
    tap_check(starts, "OK starts a game after random keys in the menu");
}

int main(void)
{
    part = draw_count(12, 1);
    for (uint32_t i = draw_seed() % DRAWS; i; i--)
        random_bits();
    test_wrong_settings();
    test_gesture();
    test_operator();
    test_values();
    test_modules();
    test_earlier_record();
    test_level();
    test_random_keys();
    return tap_done();
}
