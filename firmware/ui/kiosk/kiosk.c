// SPDX-License-Identifier: MIT
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/kiosk_screens.h" // morra_is_over
#include "ui/messages/messages.h"
#include "ui/screens/choose.h"
#include "ui/screens/result.h"
#include "ui/screens/titles.h" // has_languages
#include "ui/screens/ui.h"

enum { LOOK_MS = 2500, RESULT_MS = 6000, SECOND_MS = 1000, ALL_LAMPS = (1 << (KEY_OK + 1)) - 1 };

// The operator's gesture
enum { FIRST_KEYS = 1 << KEY_LEFT | 1 << KEY_RIGHT, THEN_KEYS = 1 << KEY_UP | 1 << KEY_DOWN };

static const FLASH uint8_t idle_s[VALUES] = {90, 180, 240};

static struct kiosk {
    uint8_t down;       // keys that are down, bit n: enum key n
    uint8_t seconds;    // since a key went down or up
    uint16_t since;     // ms, when the present second began
    bool is_half_done;  // the first half of the operator's gesture is done
    uint8_t lamps;      // lamps that are lit, bit n: enum key n
    uint8_t lamps_left; // keys, from 0 on, whose lamps are still to be computed
} kiosk;

void kiosk_init(uint16_t now, const FLASH struct kiosk_records *records)
{
    settings_init(records);
    attract_init();
    kiosk.lamps = ALL_LAMPS;
    ui_init(now);
    if (settings_are_new()) {
        attract_end();
        attract_init(); // the first game is still to come
        ui_go(SCREEN_MODULES);
        kiosk.lamps_left = KEY_OK + 1;
    }
}

// The test is heard with every setting of the sound.
uint8_t kiosk_sound(void)
{
    const uint8_t sound = sound_fetch();
    return test_is_on() || (uint8_t)(settings_value(CHOICE_SOUND) + attract_is_on()) < 2 ? sound : SOUND_NONE;
}

// Returns the seconds before the idle timeout.
static uint8_t seconds_left(void)
{
    return idle_s[settings_value(CHOICE_IDLE)] - kiosk.seconds;
}

uint8_t kiosk_countdown(uint16_t now)
{
    if (attract_is_on() || (uint16_t)(now - kiosk.since) >= SECOND_MS / 2)
        return 0;
    const uint8_t left = seconds_left();
    return left <= COUNTDOWN_S ? left : 0;
}

static bool changes_language(uint8_t key)
{
    return (key == KEY_UP || key == KEY_DOWN) && has_languages();
}

// At the end of a match: counts it.
static void note_end(struct ui *shared)
{
    if (!shared->task)
        return;
    if (attract_is_on())
        shared->view.second = changes_language(KEY_UP) ? MSG_LANGUAGE_KEY : MSG_ANY_KEY;
    else
        settings_records()->count_game(result_record(), result_level(), shared->task);
    shared->task = NO_TASK;
}

// To be called last in each tick and event. Returns whether the view has changed.
static bool note_changes(void)
{
    note_end(&ui);
    if (ui.changed)
        kiosk.lamps_left = KEY_OK + 1;
    return ui.changed;
}

// Attract mode: goes on where a human would press a key.
static void demonstrate(void)
{
    if (ui.screen == SCREEN_PLAY && ui.waited >= LOOK_MS)
        ui_go(SCREEN_REPLY);
    else if (ui.screen == SCREEN_RESULT && ui.waited >= RESULT_MS)
        ui_go(SCREEN_SPLASH);
}

static void note_keys(uint8_t down, uint16_t now)
{
    if (down != kiosk.down) {
        kiosk.down = down;
        kiosk.seconds = 0;
        kiosk.since = now;
    } else if ((uint16_t)(now - kiosk.since) >= SECOND_MS) {
        kiosk.seconds++;
        kiosk.since += SECOND_MS;
    }
}

static void note_gesture(void)
{
    const uint8_t down = kiosk.down, seconds = kiosk.seconds;
    const uint8_t enough = down == THEN_KEYS ? GESTURE_S : GESTURE_PAUSE_S;
    if (down == FIRST_KEYS) {
        if (seconds >= GESTURE_S)
            kiosk.is_half_done = true;
    } else if (kiosk.is_half_done && seconds >= enough) {
        kiosk.is_half_done = false;
        if (down == THEN_KEYS) {
            attract_end();
            ui_go(SCREEN_OPERATOR);
        }
    }
}

bool kiosk_tick(uint16_t now, uint8_t down)
{
    ui_tick(now);
    note_keys(down, now);
    note_gesture();
    if (attract_is_on())
        demonstrate();
    else if (!seconds_left())
        ui_go(SCREEN_SPLASH);
    return note_changes();
}

// A key that ends attract mode has no other effect while it is down.
bool kiosk_event(struct event event, uint16_t now)
{
    const bool pressed = event.action == KEY_PRESS;
    if (test_is_on()) {
        if (test_event(event))
            ui_go(SCREEN_OPERATOR);
    } else if (attract_is_on()) {
        if (pressed && changes_language(event.key)) {
            ui_go(attract_change_language(UI_STEP(event.key)));
        } else if (pressed) {
            ui.random += now;
            ui_go(attract_leave());
        }
    } else {
        ui_event(event, now);
    }
    return note_changes();
}

static bool does_something(uint8_t key)
{
    const uint8_t screen = ui.screen;
    if (!attract_is_on()) {
        if (screen == SCREEN_FAIR)
            return false;
        if (screen == SCREEN_PLAY)
            return key == KEY_OK ? ui_has_move() : ui_would_choose(key);
        if (screen == SCREEN_RESULT || morra_is_over())
            return key >= KEY_LEFT; // or OK
        if (screen == SCREEN_MODULES)
            return key != KEY_LEFT;
    }
    return true;
}

// Computes one lamp a call, as that may take 1 ms. Not during a search: does_something() changes ui.move for
// a moment. All lamps are dark while keys have no effect.
uint8_t kiosk_lamps(void)
{
    if (test_is_on())
        return kiosk.down;
    if (kiosk.lamps_left && !ui.thinking) {
        const uint8_t key = --kiosk.lamps_left, bit = 1 << key;
        kiosk.lamps |= bit;
        if (!does_something(key))
            kiosk.lamps ^= bit;
    }
    return ui.is_unread && !attract_is_on() ? 0 : kiosk.lamps;
}
