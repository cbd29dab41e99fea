// SPDX-License-Identifier: MIT
// Screens of a kiosk, for visitors and the operator. Their state is in struct venue.
#pragma once

#include "ui/kiosk/venue_state.h"
#include "ui/screens/ui.h"

// Begins a stage of the current screen: restarts the wait and draws the screen again.
static inline enum screen_id begin_stage(struct ui *ui)
{
    ui_restart_wait(ui);
    return REDRAW;
}

// Attract mode runs while nobody plays. The machine plays against itself.

// Ends attract mode. Starts the game on the screen for a visitor.
enum screen_id attract_leave(struct ui *ui, struct venue *venue, uint16_t now);

// Changes to the next language, or to the previous language if `step` is -1.
enum screen_id attract_change_language(struct ui *ui, int8_t step);

extern const FLASH struct screen attract_screen; // first screen of a kiosk; begins attract mode

// The opening shows a visitor a legal move, and then the goal.
enum { OPENING_MS = 5500 }; // time from the start of the opening until the goal appears, in ms

extern const FLASH struct screen opening_screen;

// Shows an F and an arrow, to make visible how the LED modules are mounted.
extern const FLASH struct screen modules_screen;

// Game of two-finger Morra and its result
extern const FLASH struct screen morra_screen;

// Returns true while the result of Morra is on the screen.
bool morra_is_over(const struct morra *morra);

// The operator's menu. LEFT and RIGHT choose an item, UP and DOWN change the item.
extern const FLASH struct screen operator_screen;

// The service screen shows dots, keys, modules, EEPROM, hours and restarts in turn.
extern const FLASH struct screen service_screen;

// Handles a key event. Returns true if the event closes the screen.
bool service_event(struct ui *ui, struct event event);

// Shows on the service screen which keys have just gone down.
void service_note_press(struct ui *ui, struct venue *venue, uint8_t pressed);

// Writes the numbers for kiosk_service().
void service_put_numbers(const struct venue *venue, uint8_t *numbers);

// Counts a restart in EEPROM, unless kiosk_record_renewal() announced it.
void service_count_start(void);

// Counts the running time and saves the count every 15 minutes. Call once a tick.
void service_count_time(struct venue *venue, uint16_t now);

// Sets the saved counts of hours and restarts to 0.
void service_forget(void);

// Returns true if visitors can choose the language.
bool offers_languages(const struct venue *venue);

// Changes to the next offered language, or to the previous one if `step` is -1.
void step_language(struct ui *ui, int8_t step);
