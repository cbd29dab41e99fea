// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/kiosk_screens.h"
#include "ui/kiosk/settings.h"
#include "ui/screens/titles.h"
#include "ui/screens/turns.h" // whether a key plays

enum { SECOND_MS = 1000, STUCK_S = 30, ALL_KEYS = (1 << (KEY_OK + 1)) - 1 };

// Keys for the first and the second half of the operator's gesture
enum { FIRST_KEYS = 1 << KEY_LEFT | 1 << KEY_RIGHT, THEN_KEYS = 1 << KEY_UP | 1 << KEY_DOWN };

static const FLASH uint8_t idle_s[VALUES] = {90, 180, 240};

// Lets kiosk_lamps() compute all lamps again.
static void begin_lamps(struct venue *venue)
{
    venue->lamps_left = KEY_OK + 1;
}

void kiosk_init(struct ui *ui, struct venue *venue, uint16_t now)
{
    *venue = (struct venue){.place = TITLED_GAMES - 1, .lamps = ALL_KEYS, .run_second_began = now};
    settings_init(venue);
    service_count_start();
    ui_init(ui, venue, now);
    if (venue->is_new) {
        venue->attracts = false;
        venue->place = TITLED_GAMES - 1; // the last game, so that attract mode begins with game 0
        ui_go(ui, SCREEN_MODULES);
        begin_lamps(venue);
    }
}

static bool service_is_on(const struct ui *ui)
{
    return ui_is(ui, SHOWS_KEYS);
}

// The service screen plays sounds even if sounds are switched off.
uint8_t kiosk_sound(const struct ui *ui, const struct venue *venue, uint8_t sound)
{
    const bool is_on = (uint8_t)(settings_value(venue, CHOICE_SOUND) + venue->attracts) < 2;
    return is_on || service_is_on(ui) ? sound : SOUND_NONE;
}

// Returns the seconds until the exhibit ends a match in which nobody presses a key.
static uint8_t seconds_left(const struct venue *venue)
{
    return idle_s[settings_value(venue, CHOICE_IDLE)] - venue->unchanged_s;
}

uint8_t kiosk_countdown(const struct venue *venue, uint16_t now)
{
    if (venue->attracts || (uint16_t)(now - venue->second_began) >= SECOND_MS / 2)
        return 0;
    const uint8_t left = seconds_left(venue);
    return left <= COUNTDOWN_S ? left : 0;
}

static bool changes_language(const struct venue *venue, uint8_t key)
{
    return (key == KEY_UP || key == KEY_DOWN) && offers_languages(venue);
}

// Functions for the table `extras`. Each returns true if the key has an effect.

static bool never(const struct ui *ui, uint8_t key)
{
    (void)ui;
    (void)key;
    return false;
}

static bool leads_on(const struct ui *ui, uint8_t key)
{
    (void)ui;
    return key >= KEY_LEFT; // or OK
}

static bool plays_morra(const struct ui *ui, uint8_t key)
{
    return key >= KEY_LEFT || !morra_is_over(&ui_venue(ui)->state.morra);
}

static bool turns_modules(const struct ui *ui, uint8_t key)
{
    (void)ui;
    return key != KEY_LEFT;
}

// What a kiosk adds to a screen
static const FLASH struct extra {
    bool (*responds)(const struct ui *, uint8_t key); // null if each key has an effect
    uint16_t after_ms;                                // time in attract mode until the next screen
    uint8_t next;                                     // next screen in attract mode (enum screen_id), or STAY
    bool names_keys; // true if the screen also explains the keys in attract mode
} extras[VENUE_SCREENS] = {
    [SCREEN_FAIR] = {.responds = never},
    [SCREEN_PLAY] = {play_responds, 2500, SCREEN_REPLY, false},
    [SCREEN_RESULT] = {leads_on, 6000, SCREEN_SPLASH, true},
    [SCREEN_MORRA] = {.responds = plays_morra},
    [SCREEN_MODULES] = {.responds = turns_modules},
};

static const FLASH struct extra *extra_of(const struct ui *ui)
{
    return &extras[ui_screen(ui)];
}

void kiosk_view(const struct ui *ui, const struct venue *venue, struct view *view)
{
    ui_view(ui, view);
    if (venue->attracts && extra_of(ui)->names_keys)
        view->second = changes_language(venue, KEY_UP) ? MSG_LANGUAGE_KEY : MSG_ANY_KEY;
}

// Returns true if the view has changed. After a change, all lamps are computed again.
static bool note_changes(const struct ui *ui, struct venue *venue)
{
    const bool changed = ui_has_changed(ui);
    if (changed)
        begin_lamps(venue);
    return changed;
}

static void demonstrate(struct ui *ui)
{
    const FLASH struct extra *const extra = extra_of(ui);
    if (ui_has_waited(ui, extra->after_ms))
        ui_go(ui, extra->next);
}

// Redraws the service screen if a key has changed. Call before note_keys.
static void note_service(struct ui *ui, struct venue *venue, uint8_t down)
{
    if (!service_is_on(ui) || down == venue->down)
        return;
    const uint8_t pressed = down & (uint8_t)~venue->down;
    if (pressed)
        service_note_press(ui, venue, pressed);
    ui_go(ui, REDRAW);
}

static void note_keys(struct venue *venue, uint8_t down, uint16_t now)
{
    if (venue->unchanged_s >= STUCK_S)
        venue->stuck = venue->down;
    if (down != venue->down) {
        venue->down = down;
        venue->stuck &= down;
        venue->unchanged_s = 0;
        venue->second_began = now;
    } else if ((uint16_t)(now - venue->second_began) >= SECOND_MS) {
        venue->unchanged_s++;
        begin_lamps(venue);
        venue->second_began += SECOND_MS;
    }
}

// Returns true if exactly these keys are down. Ignores stuck keys.
static bool are_down(const struct venue *venue, uint8_t keys)
{
    return (venue->down | venue->stuck) == (keys | venue->stuck);
}

static void note_gesture(struct ui *ui, struct venue *venue)
{
    const bool second_half = are_down(venue, THEN_KEYS);
    const uint8_t held_s = venue->unchanged_s, enough = second_half ? GESTURE_S : GESTURE_PAUSE_S;
    if (are_down(venue, FIRST_KEYS)) {
        if (held_s >= GESTURE_S)
            venue->is_half_done = true;
    } else if (venue->is_half_done && held_s >= enough) {
        venue->is_half_done = false;
        if (second_half) {
            venue->attracts = false;
            ui_go(ui, SCREEN_OPERATOR);
        }
    }
}

bool kiosk_tick(struct ui *ui, struct venue *venue, uint16_t now, const struct keys *keys)
{
    const uint8_t down = keys->reported;
    ui_tick(ui, now);
    service_count_time(venue, now);
    bounce_step(&venue->bounce, keys, now);
    note_service(ui, venue, down);
    note_keys(venue, down, now);
    note_gesture(ui, venue);
    if (venue->attracts)
        demonstrate(ui);
    else if (!seconds_left(venue))
        ui_go(ui, SCREEN_SPLASH);
    return note_changes(ui, venue);
}

// Handles a key event. In attract mode, a key starts a game or changes the language.
bool kiosk_event(struct ui *ui, struct venue *venue, struct event event, uint16_t now)
{
    const bool pressed = event.action == KEY_PRESS;
    if (service_is_on(ui)) {
        if (service_event(ui, event))
            ui_go(ui, SCREEN_OPERATOR);
    } else if (venue->attracts) {
        if (pressed && changes_language(venue, event.key))
            ui_go(ui, attract_change_language(ui, UI_STEP(event.key)));
        else if (pressed)
            ui_go(ui, attract_leave(ui, venue, now));
    } else {
        ui_event(ui, event, now);
    }
    return note_changes(ui, venue);
}

bool kiosk_service(const struct ui *ui, const struct venue *venue, uint8_t *numbers)
{
    if (!service_is_on(ui))
        return false;
    service_put_numbers(venue, numbers);
    return true;
}

static bool responds(const struct ui *ui, const struct venue *venue, uint8_t key)
{
    const FLASH struct extra *const extra = extra_of(ui);
    return venue->attracts || !extra->responds || extra->responds(ui, key);
}

// Returns the keys with a lit lamp. Each call updates only one lamp.
uint8_t kiosk_lamps(const struct ui *ui, struct venue *venue)
{
    if (service_is_on(ui))
        return venue->down;
    if (venue->lamps_left && !ui_is_thinking(ui)) {
        const uint8_t key = --venue->lamps_left, bit = 1 << key;
        venue->lamps |= bit;
        if (!responds(ui, venue, key))
            venue->lamps ^= bit;
    }
    return ui_is_unread(ui) && !venue->attracts ? 0 : venue->lamps;
}
