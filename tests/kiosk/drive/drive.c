// SPDX-License-Identifier: MIT
#include "drive.h"

#include <string.h>

// Index of the brightness in the settings record; earlier firmware had no such byte.
enum { BRIGHTNESS_BYTE = 16 };

struct ui ui;
struct venue venue;
uint16_t now;
uint32_t since_key;
uint8_t down;

uint8_t kept[RECORD_SERVICE + 1][RECORD_BYTES];
unsigned changes, services, counted, resets;
uint8_t counted_record, counted_level, counted_as;
bool is_kept[RECORD_SERVICE + 1];

static const uint8_t *load(uint8_t record)
{
    const bool has_results = record != RECORD_CHOICES && record != RECORD_HIDDEN && record != RECORD_SERVICE;

    return is_kept[record] || has_results ? kept[record] : 0;
}

static void save(uint8_t record, const uint8_t *bytes)
{
    memcpy(kept[record], bytes, RECORD_BYTES);
    is_kept[record] = true;
    if (record == RECORD_SERVICE)
        services++;
    else
        changes++;
}

// Stands in for the function that counts a match. Keeps the arguments.
static void count_match(uint8_t record, uint8_t level, uint8_t outcome)
{
    counted++;
    counted_record = record;
    counted_level = level;
    counted_as = outcome;
}

static void reset_all(uint8_t record, uint8_t level)
{
    (void)record;
    (void)level;
    resets++;
}

const struct keeper keeper = {load, count_match, reset_all, save};

const struct view *look(void)
{
    static struct view view;

    kiosk_view(&ui, &venue, &view);
    return &view;
}

uint8_t heard(void)
{
    const uint8_t sound = ui.sound;

    ui.sound = SOUND_NONE;
    return kiosk_sound(&ui, &venue, sound);
}

void tick(void)
{
    now += TICK;
    since_key += TICK;
    const struct keys keys = {.seen = down, .down = down, .reported = down};
    kiosk_tick(&ui, &venue, now, &keys);
    kiosk_lamps(&ui, &venue);
}

void wait_ms(uint32_t ms)
{
    for (; ms; ms -= TICK)
        tick();
}

void wait_until_seen(void)
{
    while (ui.is_unread)
        tick();
    wait_ms(40); // for the lamps
}

void act(uint8_t key, uint8_t action)
{
    if (action == KEY_PRESS)
        down |= 1 << key;
    if (action == KEY_TAP)
        down &= (uint8_t) ~(1 << key);
    if (action != KEY_REPEAT && action != KEY_HOLD)
        since_key = 0;
    tick();
    kiosk_event(&ui, &venue, (struct event){key, action}, now);
}

void tap(uint8_t key)
{
    act(key, KEY_PRESS);
    wait_ms(60);
    act(key, KEY_TAP);
    wait_ms(60);
}

bool tap_changes(uint8_t key)
{
    act(key, KEY_PRESS);
    const bool has_changed = ui.changed;
    act(key, KEY_TAP);
    return has_changed;
}

void enter(const char *keys)
{
    static const char signs[] = {
        [KEY_LEFT] = '<', [KEY_RIGHT] = '>', [KEY_UP] = '^', [KEY_DOWN] = 'v', [KEY_OK] = 'o'};

    for (; *keys; keys++)
        if (*keys == '#')
            hold_left();
        else
            tap((uint8_t)((const char *)memchr(signs, *keys, sizeof signs) - signs));
}

void start(void)
{
    tap(KEY_OK);
    if (ui.screen == SCREEN_OPENING)
        tap(KEY_OK);
}

uint8_t *kept_byte(uint8_t choice)
{
    return &kept[RECORD_CHOICES][choice == CHOICE_BRIGHTNESS ? BRIGHTNESS_BYTE : choice];
}

void restart(void)
{
    ui = (struct ui){0};
    kiosk_init(&ui, &venue, now);
}

static void switch_on(void)
{
    now = 64000;
    since_key = 0;
    restart();
}

static void switch_off(void)
{
    down = 0;
    memset(kept, 0, sizeof kept);
    memset(is_kept, false, sizeof is_kept);
    changes = services = counted = resets = 0;
}

void begin_with(uint8_t choice, uint8_t value)
{
    switch_off();
    is_kept[RECORD_CHOICES] = true;
    *kept_byte(choice) = value;
    switch_on();
}

void begin_new(void)
{
    switch_off();
    switch_on();
}

void begin(void)
{
    begin_with(0, 0);
}

uint32_t idle(void)
{
    while (!venue.attracts && since_key < 400000)
        tick();
    return since_key;
}

void hold_left(void)
{
    act(KEY_LEFT, KEY_PRESS);
    act(KEY_LEFT, KEY_HOLD);
    act(KEY_LEFT, KEY_TAP);
}

void hold_both(uint8_t first, uint8_t second, uint32_t ms)
{
    act(first, KEY_PRESS);
    wait_ms(40);
    act(second, KEY_PRESS);
    wait_ms(ms);
    act(second, KEY_TAP);
    act(first, KEY_TAP);
}

void open_operator(void)
{
    hold_both(KEY_LEFT, KEY_RIGHT, GESTURE_MS + 100);
    wait_ms(500);
    hold_both(KEY_UP, KEY_DOWN, GESTURE_MS + 100);
}

void open_item(unsigned item)
{
    open_operator();
    for (; item; item--)
        tap(KEY_RIGHT);
}

void hold_keys(uint8_t keys)
{
    down = keys;
    wait_ms(GESTURE_MS + 100);
}
