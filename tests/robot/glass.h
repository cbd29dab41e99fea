// SPDX-License-Identifier: MIT
// What the robot reads from a display in the menu and during a match. An LCD has rows of text. 32x8 dots have
// scrolling texts, and lamps in the keys.
#pragma once

#include "robot/robot.h"

enum { GLASS_END_MS = 3000 };

// Effect of OK while the result is shown: another match, or back to the mistake
enum offer { NO_OFFER, OFFERS_MATCH, OFFERS_RETRY };

struct glass {
    bool (*shows_menu)(struct robot *robot); // returns true if the display shows an item of the menu
    bool (*shows_item)(struct robot *robot, const char *label);
    bool (*shows_value)(struct robot *robot, const char *label, const char *value);

    // The next functions only read the lamps and the start of a text.
    bool (*tells_turn)(struct robot *robot); // returns true if the human is to move
    // returns true while the display shows the final position
    bool (*tells_end)(struct robot *robot);
    bool (*tells_result)(struct robot *robot); // true: the result is shown
    unsigned seen_ms; // shortest time in ms that the final position and the result must stay

    // Returns what OK does now, while the result is shown.
    enum offer (*tells_offer)(struct robot *robot);

    // Returns true if the display shows the text or has scrolled it.
    bool (*reads)(struct robot *robot, const char *text);
    unsigned result_ms; // longest time in ms until the result is shown

    // Returns true if the display shows this unfinished move with this part selected.
    bool (*shows_choice)(struct robot *robot, const struct move *move, uint8_t part);

    // Waits until the display shows this position on the human's turn.
    bool (*shows_turn)(struct robot *robot, const struct position *position);

    // Waits until the display shows this position during the machine's turn.
    bool (*shows_played)(struct robot *robot, const struct position *position);

    // Checks that the display shows the goal and the start position.
    bool (*shows_start)(struct robot *robot);
};
extern const struct glass lcd_glass, dots_glass;

// Waits until holds(robot) is true, at most `ms` ms.
bool glass_waits(struct robot *robot, bool (*holds)(struct robot *robot), unsigned ms);

// Waits until the result says what OK does. Returns what OK does.
enum offer glass_offers(struct robot *robot);

// Waits until the display shows the text, at most `ms` ms.
bool glass_reads(struct robot *robot, const char *text, unsigned ms);
