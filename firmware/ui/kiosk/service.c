// SPDX-License-Identifier: MIT
// The operator's service screen, and the record of hours run and restarts.
#include "ui/kiosk/kiosk.h"

#include "ui/kiosk/kiosk_screens.h"
#include "ui/kiosk/settings.h" // the local language

#include <string.h> // memcpy

// The record

enum { SECOND_MS = 1000, QUARTER_S = 15 * 60, QUARTERS = 4 };
_Static_assert(sizeof(struct service_record) <= RECORD_BYTES, "a record has room for struct service_record");

// Loads the service record. If no record was ever saved, clears *record and returns false.
static bool load(struct service_record *record)
{
    const uint8_t *const stored = keeper.load(RECORD_SERVICE);
    *record = (struct service_record){0};
    if (stored)
        memcpy(record, stored, sizeof *record);
    return stored;
}

static void save(const struct service_record *record)
{
    uint8_t bytes[RECORD_BYTES] = {0};
    memcpy(bytes, record, sizeof *record);
    keeper.save(RECORD_SERVICE, bytes);
}

static void add_one(uint16_t *count)
{
    if (*count < SERVICE_COUNT_MAX)
        ++*count;
}

void service_count_start(void)
{
    struct service_record record;
    if (load(&record) && !record.is_renewal)
        add_one(&record.restarts);
    record.is_renewal = false;
    save(&record);
}

static void count_quarter(void)
{
    struct service_record record;
    load(&record);
    record.is_renewal = false;
    if (++record.quarters >= QUARTERS) {
        record.quarters = 0;
        add_one(&record.hours);
    }
    save(&record);
}

void service_count_time(struct venue *venue, uint16_t now)
{
    if ((uint16_t)(now - venue->run_second_began) < SECOND_MS)
        return;
    venue->run_second_began += SECOND_MS;
    if (++venue->run_s >= QUARTER_S) {
        venue->run_s = 0;
        count_quarter();
    }
}

bool kiosk_record_renewal(void)
{
    struct service_record record;
    load(&record);
    if (record.is_renewal)
        return true;
    record.is_renewal = true;
    save(&record);
    return false;
}

void service_forget(void)
{
    save(&(struct service_record){0});
}

// The screen

_Static_assert(SOUND_STEP + KEY_OK == SOUND_CALL, "keys 0..4 play the sounds STEP..CALL");

// Stages of the service screen. Each stage lasts STAGE_MS.
enum { DOTS, KEYS, MODULES, EEPROM, HOURS, RESTARTS, LAST_STAGE = RESTARTS };
enum { STAGE_MS = 5000 };
enum { EEPROM_MS = 500 }; // time after which the EEPROM's test reads the record, in ms

static void put_count(struct view *view, uint8_t label, uint16_t count)
{
    view->message = label;
    view->second = MSG_COUNT;
    view->number[0] = count / HUNDRED;
    view->number[1] = count % HUNDRED;
}

static void view(const struct ui *ui, struct view *view)
{
    static const FLASH uint8_t kinds[] = {
        [DOTS] = VIEW_ALL_DOTS, [KEYS] = VIEW_KEYS, [MODULES] = VIEW_NUMBERS};
    const struct venue *const venue = ui_venue(ui);
    const struct service *const state = &venue->state.service;
    const uint8_t stage = state->stage;
    struct service_record record;
    if (stage <= MODULES) {
        view->kind = kinds[stage];
        view->number[0] = venue->down;
        view->number[1] = state->pressed;
        view->number[2] = state->bounce_ms;
        return;
    }
    view->kind = VIEW_SETTING;
    view->language = settings_first_language(venue);
    load(&record);
    if (stage == EEPROM) {
        view->message = MSG_EEPROM;
        view->second = state->eeprom == EEPROM_FAULTY ? MSG_FAULTY : MSG_INTACT;
    } else if (stage == HOURS) {
        put_count(view, MSG_HOURS, record.hours);
    } else {
        put_count(view, MSG_RESTARTS, record.restarts);
    }
}

// Begins the test of the EEPROM by writing the service record again.
static void enter(struct ui *ui)
{
    struct venue *const venue = ui_venue(ui);
    struct service_record record;
    ui_sound(ui, SOUND_CALL);
    venue->state.service = (struct service){0};
    load(&record);
    save(&record);
}

static enum screen_id tick(struct ui *ui)
{
    struct venue *const venue = ui_venue(ui);
    struct service *const state = &venue->state.service;
    if (state->eeprom == EEPROM_IN_TEST && ui_has_waited(ui, EEPROM_MS))
        state->eeprom = keeper.load(RECORD_SERVICE) ? EEPROM_INTACT : EEPROM_FAULTY;
    if (!ui_has_waited(ui, STAGE_MS))
        return STAY;
    state->stage = ui_ring(state->stage, LAST_STAGE, 1);
    if (state->stage == KEYS && !venue->down)
        state->stage++;
    return begin_stage(ui);
}

const FLASH struct screen service_screen = {view, enter, 0, tick, 0, SHOWS_KEYS};

void service_note_press(struct ui *ui, struct venue *venue, uint8_t pressed)
{
    struct service *const state = &venue->state.service;
    state->stage = KEYS;
    state->pressed |= pressed;
    state->bounce_ms = venue->bounce.ms;
    ui_restart_wait(ui);
}

bool service_event(struct ui *ui, struct event event)
{
    if (event.action == KEY_PRESS)
        ui_sound(ui, SOUND_STEP + event.key);
    return event.action == KEY_TAP && event.key == KEY_OK;
}

void service_put_numbers(const struct venue *venue, uint8_t *numbers)
{
    const struct service *const state = &venue->state.service;
    numbers[0] = NO_GAME;
    numbers[1] = venue->down;
    numbers[2] = state->bounce_ms;
    numbers[3] = state->eeprom;
}
