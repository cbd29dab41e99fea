// SPDX-License-Identifier: MIT
// If this test fails, the service screen of the exhibit hides a fault, or hours and restarts are counted
// wrongly. Runs without a display. pins/exhibit_service.c looks at the dots of a board.
#include "drive/drive.h"
#include "random.h"
#include "tap.h"
#include "ui/kiosk/kiosk_screens.h"
#include "ui/messages/messages.h"

#include <stdio.h>

enum { SHOWN_MS = 5000, BEFORE_MS = SHOWN_MS - 500, KEYS = KEY_OK + 1, IDLE_LIMIT_MS = 90000 };
enum { QUARTER_MS = 900000, LONG_TICK_MS = 250, DAY_S = 86400, RENEWALS_A_DAY = 8, SECOND_MS = 1000 };

static void open_service(void)
{
    open_item(SETTINGS);
    heard();
    act(KEY_UP, KEY_PRESS);
    act(KEY_UP, KEY_TAP);
}

static struct service_record *record(void)
{
    return (struct service_record *)kept[RECORD_SERVICE];
}

static bool shows(uint8_t label, uint8_t value)
{
    return look()->kind == VIEW_SETTING && look()->message == label && look()->second == value;
}

static bool shows_count(uint8_t label, unsigned count)
{
    return shows(label, MSG_COUNT) && look()->number[0] * 100u + look()->number[1] == count;
}

static bool shows_keys(uint8_t keys, uint8_t pressed)
{
    return look()->kind == VIEW_KEYS && look()->number[0] == keys && look()->number[1] == pressed;
}

static bool turn_is_right(unsigned turn)
{
    switch (turn) {
    case 0:
        return look()->kind == VIEW_ALL_DOTS;
    case 1:
        return look()->kind == VIEW_NUMBERS;
    case 2:
        return shows(MSG_EEPROM, MSG_INTACT);
    case 3:
        return shows_count(MSG_HOURS, 1234);
    default:
        return shows_count(MSG_RESTARTS, 56);
    }
}

static void test_turns(void)
{
    begin();
    *record() = (struct service_record){.hours = 1234, .restarts = 56};
    is_kept[RECORD_SERVICE] = true;
    open_service();
    tap_check(heard() == SOUND_CALL && look()->kind == VIEW_ALL_DOTS,
              "the screen opens with a tune and all dots");
    bool good = true;
    for (unsigned round = 0; round < 2; round++)
        for (unsigned turn = 0; turn < 5; turn++) {
            good &= turn_is_right(turn);
            wait_ms(SHOWN_MS);
        }
    tap_check(good, "dots, modules, EEPROM, hours and restarts follow each other");
    tap_check(idle() >= IDLE_LIMIT_MS && since_key < IDLE_LIMIT_MS + 20,
              "the screen closes 90 s after the last key");
    open_service();
    tap(KEY_OK);
    tap_check(ui.screen == SCREEN_OPERATOR && !changes, "a short OK leads back to the menu");
}

// Checks that each key lights its lamp, plays its tune and is marked on the screen.
static void test_keys(void)
{
    begin_with(CHOICE_SOUND, 2);
    open_service();
    bool good = true;
    uint8_t pressed = 0;
    heard();
    for (uint8_t key = KEY_RIGHT; key <= KEY_OK; key++) {
        wait_ms(TICK * random_below(SHOWN_MS));
        pressed |= 1 << key;
        act(key, KEY_PRESS);
        good &= shows_keys(1 << key, pressed) && heard() == SOUND_STEP + key &&
                kiosk_lamps(&ui, &venue) == 1 << key;
        act(key, KEY_HOLD);
        act(key, KEY_REPEAT);
        wait_ms(BEFORE_MS);
        good &= shows_keys(1 << key, pressed);
        down = 0;
        tick();
        good &= shows_keys(0, pressed) && kiosk_lamps(&ui, &venue) == 0;
    }
    wait_ms(SHOWN_MS);
    good &= look()->kind != VIEW_KEYS;
    tap_check(good, "each key is shown with its lamp and its tune, even if the sound is off");
}

// Checks that a stuck key cannot keep the service screen from opening or closing.
static void test_stuck(void)
{
    bool good = true;
    for (uint8_t stuck = KEY_RIGHT; stuck <= KEY_OK; stuck++) {
        const uint8_t bit = 1 << stuck;
        begin();
        tap(KEY_OK);
        act(stuck, KEY_PRESS);
        good &= idle() < 2 * IDLE_LIMIT_MS;
        hold_keys(bit | 1 << KEY_LEFT | 1 << KEY_RIGHT);
        hold_keys(bit | 1 << KEY_UP | 1 << KEY_DOWN);
        down = bit;
        wait_ms(100);
        good &= ui.screen == SCREEN_OPERATOR;
        ui_go(&ui, SCREEN_SERVICE);
        wait_ms(SHOWN_MS + 100);
        good &= shows_keys(bit, 0);
        wait_ms(SHOWN_MS);
        good &= look()->kind == VIEW_NUMBERS;
        since_key = 0;
        good &= idle() < 2 * IDLE_LIMIT_MS;
        act(stuck, KEY_TAP);
        good &= venue.attracts;
    }
    tap_check(good, "with any stuck key the gesture opens the menu, the screen shows the key, and closes");
    begin();
    down = 1 << KEY_OK;
    wait_ms(SECOND_MS);
    hold_keys(1 << KEY_OK | 1 << KEY_LEFT | 1 << KEY_RIGHT);
    hold_keys(1 << KEY_OK | 1 << KEY_UP | 1 << KEY_DOWN);
    tap_check(ui.screen != SCREEN_OPERATOR, "another key that is not stuck spoils the gesture");
    down = 0;
}

// Runs a tick with the contacts in `raw` closed. Returns true if a press is reported.
static bool tick_contacts(struct keys *keys, uint8_t raw)
{
    now += TICK;
    const struct event event = keys_step(keys, raw, now);
    kiosk_tick(&ui, &venue, now, keys);
    return event.action == KEY_PRESS;
}

// Lets a contact bounce. Checks that the screen shows how long the contact bounced.
static void test_bounce(void)
{
    bool good = true, spikes = true;
    begin();
    open_service();
    for (unsigned round = 0; round < 500; round++) {
        const uint8_t bit = 1 << random_below(KEYS);
        struct keys keys = {.down = 0};
        unsigned last = 0, at = 0;
        for (unsigned i = 0; i < 10; i++)
            tick_contacts(&keys, 0);
        // This pulse is too short for a key press, so its bounce must not count.
        const uint8_t before = venue.state.service.bounce_ms;
        tick_contacts(&keys, bit);
        for (unsigned i = 0; i < 20; i++)
            tick_contacts(&keys, 0);
        spikes &= venue.state.service.bounce_ms == before;
        uint8_t raw = bit;
        for (unsigned edges = random_below(30); edges--; at = last) {
            last = at + TICK * (1 + random_below(4));
            for (; at < last; at += TICK)
                tick_contacts(&keys, raw);
            raw ^= bit;
        }
        if (raw != bit) { // leaves the contact closed
            tick_contacts(&keys, 0);
            last += TICK;
        }
        for (unsigned i = 0; !tick_contacts(&keys, bit) && i < 20; i++)
            ;
        const unsigned bounced = last < BOUNCE_MAX_MS ? last : BOUNCE_MAX_MS;
        good &= look()->kind == VIEW_KEYS && look()->number[0] == bit && look()->number[2] == bounced;
        if (!good) {
            printf("# after %u ms the screen shows %u ms\n", bounced, look()->number[2]);
            break;
        }
    }
    tap_check(good, "the screen shows how long a contact has bounced");
    tap_check(spikes, "a spike that presses no key does not change this time");
}

static void test_line(void)
{
    uint8_t numbers[SERVICE_NUMBERS];
    begin();
    bool good = !kiosk_service(&ui, &venue, numbers);
    open_service();
    good &= kiosk_service(&ui, &venue, numbers) && numbers[0] == NO_GAME && numbers[1] == 0 &&
            numbers[3] == EEPROM_IN_TEST;
    act(KEY_LEFT, KEY_PRESS);
    venue.state.service.bounce_ms = 7;
    good &= kiosk_service(&ui, &venue, numbers) && numbers[1] == 1 << KEY_LEFT && numbers[2] == 7;
    wait_ms(SECOND_MS);
    good &= kiosk_service(&ui, &venue, numbers) && numbers[3] == EEPROM_INTACT;
    tap_check(good, "the line has the keys, their bounce and the state of the EEPROM");
    down = 0;
}

static void test_eeprom(void)
{
    begin();
    open_service();
    is_kept[RECORD_SERVICE] = false; // as if the EEPROM had lost the record
    wait_ms(2 * SHOWN_MS + 100);
    tap_check(shows(MSG_EEPROM, MSG_FAULTY), "an EEPROM that loses a record is faulty");
    begin();
    const unsigned before = services;
    open_service();
    wait_ms(SECOND_MS);
    tap_check(services == before + 1, "the test of the EEPROM writes one record");
}

// Lets `s` seconds pass in long ticks.
static void run_s(unsigned s)
{
    for (unsigned i = 0; i < s * (1000 / LONG_TICK_MS); i++) {
        const struct keys none = {.seen = 0};
        now += LONG_TICK_MS;
        kiosk_tick(&ui, &venue, now, &none);
    }
}

static void test_hours(void)
{
    begin();
    bool good = is_kept[RECORD_SERVICE] && !record()->restarts;
    for (unsigned quarter = 1; quarter <= 9; quarter++) {
        run_s(QUARTER_MS / 1000);
        good &= record()->quarters == quarter % 4 && record()->hours == quarter / 4;
    }
    tap_check(good, "each quarter of an hour is saved, and four make an hour");
    record()->hours = record()->restarts = SERVICE_COUNT_MAX;
    run_s(4 * QUARTER_MS / 1000);
    restart();
    tap_check(record()->hours == SERVICE_COUNT_MAX && record()->restarts == SERVICE_COUNT_MAX,
              "the counts stop at their largest value");
    open_item(SETTINGS + 1);
    tap(KEY_OK);
    good = record()->hours == SERVICE_COUNT_MAX;
    open_item(SETTINGS + 1);
    enter("^o");
    tap_check(good && !record()->hours && !record()->restarts && !resets,
              "\"Serviced\", UP and OK set hours and restarts to 0, but no results");
}

static void test_restarts(void)
{
    begin();
    bool good = true;
    for (unsigned starts = 1; starts <= 3; starts++) {
        restart();
        good &= record()->restarts == starts;
    }
    good &= !kiosk_record_renewal() && kiosk_record_renewal();
    restart();
    good &= record()->restarts == 3;
    restart();
    tap_check(good && record()->restarts == 4,
              "each start counts, but not the restart of the firmware itself");
    kiosk_record_renewal();
    run_s(QUARTER_MS / 1000);
    restart();
    tap_check(record()->restarts == 5, "if the restart of the firmware fails, the next start counts");
    begin();
    for (unsigned renewal = 0; renewal < RENEWALS_A_DAY; renewal++) {
        run_s(DAY_S / RENEWALS_A_DAY);
        kiosk_record_renewal();
        restart();
    }
    tap_check(services <= SERVICES_A_DAY && record()->hours == 24, "a day needs at most %d records: %u",
              SERVICES_A_DAY, services);
}

int main(void)
{
    test_turns();
    test_keys();
    test_stuck();
    test_bounce();
    test_line();
    test_eeprom();
    test_hours();
    test_restarts();
    return tap_done();
}
