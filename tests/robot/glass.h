// SPDX-License-Identifier: MIT
// What the robot reads from a display in the menu and during a match. An LCD has rows of text. 32x8 dots have
// scrolling texts, and lamps in the keys.
#pragma once

#include "robot/robot.h"

enum { GLASS_END_MS = 3000 };

// What OK does at the result: starts another match, or retries from the player's mistake
enum offer { NO_OFFER, OFFERS_MATCH, OFFERS_RETRY };

struct glass {
    // The menu is open; shows this setting; shows this value of it
    bool (*shows_menu)(struct robot *robot);
    bool (*shows_item)(struct robot *robot, const char *label);
    bool (*shows_value)(struct robot *robot, const char *label, const char *value);

    // These three need only the lamps and the first words.
    bool (*tells_turn)(struct robot *robot);   // the human is to move
    bool (*tells_end)(struct robot *robot);    // the last position; it stays until a key or for GLASS_END_MS
    bool (*tells_result)(struct robot *robot); // the result
    unsigned seen_ms; // minimum time of the last position, and of the result, whatever keys are pressed

    // Returns what OK does, once that text after the result has been read.
    enum offer (*tells_offer)(struct robot *robot);

    // The text is in row 1 or has scrolled past. Results need result_ms for that.
    bool (*reads)(struct robot *robot, const char *text);
    unsigned result_ms;

    // The display shows this incomplete move, with this part selected.
    bool (*shows_choice)(struct robot *robot, const struct move *move, uint8_t part);

    // On the human's turn: finds the position to which a machine's move has led.
    bool (*finds_turn)(struct robot *robot, struct position *to);

    // Waits briefly until the human's move has been played and the machine's turn begins.
    bool (*shows_played)(struct robot *robot, const struct position *position);

    // The display shows the goal and robot->start. Reads robot->start if it is random.
    bool (*shows_start)(struct robot *robot);
};
extern const struct glass lcd_glass, dots_glass;

// Waits up to ms until one of the conditions above holds.
bool glass_waits(struct robot *robot, bool (*holds)(struct robot *robot), unsigned ms);

// Waits until the result says what OK does, and until keys work.
enum offer glass_offers(struct robot *robot);

// Waits up to ms until the display has shown the text.
bool glass_reads(struct robot *robot, const char *text, unsigned ms);
