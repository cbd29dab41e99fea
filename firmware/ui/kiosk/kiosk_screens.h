// SPDX-License-Identifier: MIT
// Screens of a kiosk, for visitors and the operator.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

// The functions of a kiosk's screen. All but `show` may be null. struct venue holds the screen's state.
struct kiosk_screen {
    void (*show)(const struct ui *, const struct venue *, struct view *); // fills in the view
    void (*begin)(struct ui *, struct venue *);                           // called when the screen begins
    enum screen_id (*handle)(struct ui *, struct venue *, uint8_t key);   // handles a key that went down
    // called every tick, `waited` ms after the screen began or last returned REDRAW
    enum screen_id (*wait)(struct ui *, struct venue *, uint16_t waited);
};

// Attract mode: the idle exhibit shows titles, rules and matches of the machine against itself.

// Ends attract mode and starts the shown game for a visitor.
enum screen_id attract_leave(struct ui *ui, struct venue *venue, uint16_t now);

// Changes to the next (1) or previous (-1) language for this visit.
enum screen_id attract_change_language(struct venue *venue, int8_t step);

extern const FLASH struct kiosk_screen attract_screen; // first screen of a kiosk; begins attract mode

// The opening of a visitor's game shows a legal move, takes the move back, and shows the goal.
enum { OPENING_MS = 5500 }; // time from the start of the opening until the goal is shown

extern const FLASH struct kiosk_screen opening_screen;

// Shows an F and an arrow, to check how the LED modules are mounted.
extern const FLASH struct kiosk_screen modules_screen;

// Two-finger Morra, including its result.
extern const FLASH struct kiosk_screen morra_screen;

// True while the result of Morra is shown.
bool morra_is_over(const struct morra *morra);

// The operator's menu. LEFT and RIGHT choose an item, UP and DOWN change it, OK leaves.
extern const FLASH struct kiosk_screen operator_screen;

// The service screen shows dots, keys, modules, EEPROM, hours and restarts in turn. Each key lights its lamp
// and plays a sound.
extern const FLASH struct kiosk_screen service_screen;

// Handles a key event. Returns true if the event closes the screen.
bool service_event(struct ui *ui, struct event event);

// Shows these keys, which have just gone down, on the service screen.
void service_note_press(struct ui *ui, struct venue *venue, uint8_t pressed);

// Writes the numbers of kiosk_service().
void service_put_numbers(const struct venue *venue, uint8_t *numbers);

// Counts a start in the service record, unless it follows kiosk_notes_renewal.
void service_count_start(const struct venue *venue);

// Counts the time, and saves each quarter hour. Call it once a tick.
void service_count_time(struct venue *venue, uint16_t now);

// Sets the counts of the service record to 0.
void service_forget(const struct venue *venue);

// True if visitors can choose between languages.
bool offers_languages(const struct venue *venue);
