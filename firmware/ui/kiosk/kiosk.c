// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/kiosk_screens.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"

#include <string.h> // memcmp

enum { SECOND_MS = 1000, ALL_KEYS = (1 << (KEY_OK + 1)) - 1 };

// Sets of keys for the two halves of the operator's gesture
enum { FIRST_KEYS = 1 << KEY_LEFT | 1 << KEY_RIGHT, THEN_KEYS = 1 << KEY_UP | 1 << KEY_DOWN };

static const FLASH uint8_t idle_s[VALUES] = {90, 180, 240};

void kiosk_init(struct ui *ui, struct venue *venue, const FLASH struct keeper *keeper, uint16_t now)
{
    *venue = (struct venue){.place = TITLED_GAMES - 1, .lamps = ALL_KEYS};
    settings_init(venue, keeper);
    ui_init(ui, keeper, venue, now);
    if (venue->is_new) {
        venue->attracts = false;
        venue->place = TITLED_GAMES - 1; // attract mode first advances this index, to 0
        ui_go(ui, SCREEN_MODULES);
        venue->lamps_left = KEY_OK + 1;
    }
}

// The operator's test plays sounds even if the sound setting is off.
uint8_t kiosk_sound(struct ui *ui)
{
    const uint8_t sound = ui->sound;
    const bool is_on = (uint8_t)(settings_value(ui->venue, CHOICE_SOUND) + ui->venue->attracts) < 2;
    ui->sound = SOUND_NONE;
    return is_on || test_is_on(ui) ? sound : SOUND_NONE;
}

// Returns the seconds until the idle timeout.
static uint8_t seconds_left(const struct venue *venue)
{
    return idle_s[settings_value(venue, CHOICE_IDLE)] - venue->seconds;
}

uint8_t kiosk_countdown(const struct ui *ui, uint16_t now)
{
    const struct venue *const venue = ui->venue;
    if (venue->attracts || (uint16_t)(now - venue->since) >= SECOND_MS / 2)
        return 0;
    const uint8_t left = seconds_left(venue);
    return left <= COUNTDOWN_S ? left : 0;
}

static bool changes_language(const struct ui *ui, uint8_t key)
{
    return (key == KEY_UP || key == KEY_DOWN) && offers_languages(ui);
}

// Attract mode shows each of these screens for `after_ms`, then the screen `next`.
static const FLASH struct demonstration {
    uint16_t after_ms;
    uint8_t next; // screen that follows (enum screen_id)
    bool names_keys;
} demonstrations[VENUE_SCREENS] = {
    [SCREEN_PLAY] = {2500, SCREEN_REPLY, false},
    [SCREEN_RESULT] = {6000, SCREEN_SPLASH, true},
};

// In attract mode, the result of a match also says what the keys do.
void kiosk_view(const struct ui *ui, struct view *view)
{
    ui_view(ui, view);
    if (ui->venue->attracts && demonstrations[ui->screen].names_keys)
        view->second = changes_language(ui, KEY_UP) ? MSG_LANGUAGE_KEY : MSG_ANY_KEY;
}

// Returns true if the view has changed. Then all lamps are computed again.
static bool note_changes(struct ui *ui)
{
    if (ui->changed)
        ui->venue->lamps_left = KEY_OK + 1;
    return ui->changed;
}

static void demonstrate(struct ui *ui)
{
    const struct demonstration demonstration = demonstrations[ui->screen];
    if (ui->waited >= demonstration.after_ms)
        ui_go(ui, demonstration.next);
}

static void note_keys(struct venue *venue, uint8_t down, uint16_t now)
{
    if (down != venue->down) {
        venue->down = down;
        venue->seconds = 0;
        venue->since = now;
    } else if ((uint16_t)(now - venue->since) >= SECOND_MS) {
        venue->seconds++;
        venue->since += SECOND_MS;
    }
}

static void note_gesture(struct ui *ui)
{
    struct venue *const venue = ui->venue;
    const uint8_t down = venue->down, seconds = venue->seconds;
    const uint8_t enough = down == THEN_KEYS ? GESTURE_S : GESTURE_PAUSE_S;
    if (down == FIRST_KEYS) {
        if (seconds >= GESTURE_S)
            venue->is_half_done = true;
    } else if (venue->is_half_done && seconds >= enough) {
        venue->is_half_done = false;
        if (down == THEN_KEYS) {
            venue->attracts = false;
            ui_go(ui, SCREEN_OPERATOR);
        }
    }
}

bool kiosk_tick(struct ui *ui, uint16_t now, uint8_t down)
{
    ui_tick(ui, now);
    ui->changed |= test_is_on(ui) && down != ui->venue->down;
    note_keys(ui->venue, down, now);
    note_gesture(ui);
    if (ui->venue->attracts)
        demonstrate(ui);
    else if (!seconds_left(ui->venue))
        ui_go(ui, SCREEN_SPLASH);
    return note_changes(ui);
}

// In attract mode, each key starts the game. But if visitors can choose a language, UP and DOWN change it.
bool kiosk_event(struct ui *ui, struct event event, uint16_t now)
{
    const bool pressed = event.action == KEY_PRESS;
    if (test_is_on(ui)) {
        if (test_event(ui, event))
            ui_go(ui, SCREEN_OPERATOR);
    } else if (ui->venue->attracts) {
        if (pressed && changes_language(ui, event.key)) {
            ui_go(ui, attract_change_language(ui, UI_STEP(event.key)));
        } else if (pressed) {
            ui->random += now;
            ui_go(ui, attract_leave(ui));
        }
    } else {
        ui_event(ui, event, now);
    }
    return note_changes(ui);
}

// Functions for the table `effects`. Each returns true if the key has an effect.

static bool never(const struct ui *ui, uint8_t key)
{
    (void)ui;
    (void)key;
    return false;
}

static bool chooses(const struct ui *ui, uint8_t key)
{
    if (key == KEY_OK)
        return ui_has_move(ui);
    struct chosen chosen = ui->chosen;
    choose(&ui->match, &chosen, key);
    return memcmp(&chosen, &ui->chosen, sizeof chosen);
}

static bool leads_on(const struct ui *ui, uint8_t key)
{
    (void)ui;
    return key >= KEY_LEFT; // or OK
}

static bool plays_morra(const struct ui *ui, uint8_t key)
{
    return key >= KEY_LEFT || !morra_is_over(ui);
}

static bool turns_modules(const struct ui *ui, uint8_t key)
{
    (void)ui;
    return key != KEY_LEFT;
}

static bool (*const FLASH effects[VENUE_SCREENS])(const struct ui *ui, uint8_t key) = {
    [SCREEN_FAIR] = never,        [SCREEN_PLAY] = chooses,          [SCREEN_RESULT] = leads_on,
    [SCREEN_MORRA] = plays_morra, [SCREEN_MODULES] = turns_modules,
};

static bool does_something(const struct ui *ui, uint8_t key)
{
    return ui->venue->attracts || !effects[ui->screen] || effects[ui->screen](ui, key);
}

// Computes only one lamp in each call, because the computation can take 1 ms.
uint8_t kiosk_lamps(struct ui *ui)
{
    struct venue *const venue = ui->venue;
    if (test_is_on(ui))
        return venue->down;
    if (venue->lamps_left && !ui->thinking) {
        const uint8_t key = --venue->lamps_left, bit = 1 << key;
        venue->lamps |= bit;
        if (!does_something(ui, key))
            venue->lamps ^= bit;
    }
    return ui->is_unread && !venue->attracts ? 0 : venue->lamps;
}
