// SPDX-License-Identifier: MIT
#include "ui/screens/kiosk/kiosk.h"

#include "ui/screens/kiosk/operator.h"
#include "ui/messages/messages.h"
#include "ui/screens/titles.h"
#include "ui/screens/ui.h"

#include <string.h> // memcmp

enum { DEMO_MS = 2500, RESULT_MS = 6000, SECOND_MS = 1000 };

// The operator's gesture
enum { FIRST_KEYS = 1 << KEY_LEFT | 1 << KEY_RIGHT, THEN_KEYS = 1 << KEY_UP | 1 << KEY_DOWN };

static const FLASH uint8_t idle_s[VALUES] = {90, 180, 240};

static struct {
    uint8_t down;       // keys, bit n: enum key n
    uint8_t seconds;    // since a key went down or up
    uint16_t ms;        // of the second
    bool is_half_done;  // the operator's gesture
    uint8_t lamps;      // that are lit
    uint8_t lamps_left; // keys, from 0 on, whose lamps are still to be set
} kiosk;

void kiosk_init(uint16_t now, const FLASH struct kiosk_records *records)
{
    settings_init(records);
    attract_init();
    kiosk.lamps = 0x1f;
    ui_init(false, now);
}

// The test is to be heard in any case.
uint8_t kiosk_sound(void)
{
    const uint8_t sound = sound_fetch();
    return test_is_on() || (uint8_t)(settings_value(CHOICE_SOUND) + attract_is_on()) < 2 ? sound : SOUND_NONE;
}

static uint8_t seconds_left(void)
{
    return idle_s[settings_value(CHOICE_IDLE)] - kiosk.seconds;
}

uint8_t kiosk_countdown(void)
{
    if (attract_is_on() || kiosk.ms >= SECOND_MS / 2)
        return 0;
    const uint8_t left = seconds_left();
    return left <= COUNTDOWN_S ? left : 0;
}

// Instead of a search, now and then any of the moves that take little, shown as reply.c does.
static void play_easier(void)
{
    struct move *move = &ui.move;
    if (ui_random(4) >= settings_value(CHOICE_LEVEL))
        return;
    const FLASH struct game *game = ui.view.game;
    uint8_t more = ui_random(8);
    do
        if (!game_next(game, &ui.position, move))
            game_next(game, &ui.position, move); // again from no move, as one is left
    while (more--);
    ui.thinking = false;
    ui.item = move->count;
    if (game_choices_max(game, &ui.position) > 1)
        move->count = 0;
}

static void count_game(bool won)
{
    settings_records()->count_game(order_record(order_place(ui.settings.game)), won);
}

// What follows from one screen having made room for another.
static void note_screen(const FLASH struct screen *before)
{
    const FLASH struct screen *after = ui.screen;
    if (before == after)
        return;
    if (before == &morra_screen)
        count_game(ui.lead > 0);
    if (after == &result_screen) {
        const bool won = ui.view.message == MSG_YOU_WIN;
        sound_set(won ? SOUND_WIN : SOUND_LOSS);
        if (attract_is_on()) {
            ui.view.second = MSG_ANY_KEY;
            if (won)
                ui.view.message = MSG_BOUTON_WINS;
        } else {
            count_game(won);
        }
    } else if (after == &reply_screen) {
        sound_set(SOUND_MOVE);
        if (!attract_is_on())
            play_easier();
    }
}

// The machine plays both sides, and asks nobody for a move.
static void demonstrate(void)
{
    if (ui.screen == &play_screen) {
        if (message_class(ui.view.message) != CLASS_GOAL)
            ui.view.message = MSG_MY_TURN;
        if (ui.waited >= DEMO_MS)
            ui_show(&reply_screen);
    } else if (ui.screen == &result_screen && ui.waited >= RESULT_MS) {
        ui_show(&splash_screen);
    }
}

static void note_keys(uint8_t down, uint8_t elapsed)
{
    kiosk.ms += elapsed;
    if (kiosk.ms >= SECOND_MS) {
        kiosk.ms -= SECOND_MS;
        kiosk.seconds++;
    }
    if (down != kiosk.down) {
        kiosk.down = down;
        kiosk.ms = 0;
        kiosk.seconds = 0;
    }
}

static void note_gesture(void)
{
    const uint8_t down = kiosk.down, seconds = kiosk.seconds;
    if (down == FIRST_KEYS) {
        kiosk.is_half_done |= seconds >= GESTURE_S;
    } else if (kiosk.is_half_done && seconds >= (down == THEN_KEYS ? GESTURE_S : GESTURE_PAUSE_S)) {
        kiosk.is_half_done = false;
        if (down == THEN_KEYS) {
            attract_end();
            ui_show(&operator_screen);
        }
    }
}

static bool note_change(void)
{
    if (ui.changed)
        kiosk.lamps_left = KEY_OK + 1;
    return ui.changed;
}

bool kiosk_tick(uint16_t now, uint8_t down)
{
    const FLASH struct screen *before = ui.screen;
    const uint8_t elapsed = (uint8_t)now - ui.now;
    ui_tick(now);
    note_keys(down, elapsed);
    note_gesture();
    if (ui.changed && before == &reply_screen && !ui.thinking)
        sound_set(SOUND_STEP);
    if (attract_is_on())
        demonstrate();
    else if (!seconds_left())
        ui_show(&splash_screen);
    note_screen(before);
    return note_change();
}

// A key that starts a game does nothing more while it is down.
bool kiosk_event(struct event event, uint16_t now)
{
    const FLASH struct screen *before = ui.screen;
    const bool pressed = event.action == KEY_PRESS;
    ui.changed = false;
    if (test_is_on()) {
        if (test_event(event))
            ui_show(&operator_screen);
    } else if (attract_is_on()) {
        if (pressed) {
            ui.random += now;
            attract_press(event.key);
        }
    } else {
        ui_event(event, now);
        if (pressed && !ui.changed)
            sound_set(SOUND_CLICK);
    }
    note_screen(before);
    return note_change();
}

// Would the key change what is chosen? Tried out.
static bool chooses(uint8_t key)
{
    const struct ui before = ui;
    ui_choose(key);
    const bool changes = memcmp(&ui, &before, sizeof ui);
    ui = before;
    return changes;
}

static bool does_something(uint8_t key)
{
    const FLASH struct screen *screen = ui.screen;
    if (!attract_is_on()) {
        if (screen == &play_screen)
            return key == KEY_OK ? ui_has_move() : chooses(key);
        if (screen == &result_screen)
            return key >= KEY_LEFT; // or OK
        if (screen == &menu_screen && ui.view.kind == VIEW_RULES)
            return key != KEY_UP && key != KEY_DOWN;
    }
    return true;
}

// A key a call, as it may take a ms. While a hint is looked for, the move is not to be touched.
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
    return kiosk.lamps;
}
