// SPDX-License-Identifier: MIT
// What the robot reads from a display in the menu and during a match. An LCD has rows of text. 32x8 dots have
// scrolling texts, and lamps in the keys.
#pragma once

#include "robot/robot.h"

enum { GLASS_END_MS = 3000 };

// What OK does at the result: it starts another match, or it returns to the mistake.
enum offer { NO_OFFER, OFFERS_MATCH, OFFERS_RETRY };

struct glass {
    bool (*shows_menu)(struct robot *robot); // true: any item of the menu is shown
    bool (*shows_item)(struct robot *robot, const char *label);
    bool (*shows_value)(struct robot *robot, const char *label, const char *value);

    // The next three functions read only the lamps and the first words of a text.
    bool (*tells_turn)(struct robot *robot); // true: the human is to move
    // true: the last position is shown, until a key is pressed or GLASS_END_MS have passed
    bool (*tells_end)(struct robot *robot);
    bool (*tells_result)(struct robot *robot); // true: the result is shown
    unsigned seen_ms; // shortest time for which the last position stays; also the shortest time of the result

    // Reads what OK does while the result is shown.
    enum offer (*tells_offer)(struct robot *robot);

    // True if the display has shown the text.
    bool (*reads)(struct robot *robot, const char *text);
    unsigned result_ms; // longest time until a result is shown

    // True if the display shows this unfinished move, with this part selected.
    bool (*shows_choice)(struct robot *robot, const struct move *move, uint8_t part);

    // On the human's turn: finds the position after the machine's move.
    bool (*finds_turn)(struct robot *robot, struct position *to);

    // Waits until the display shows this position on the machine's turn.
    bool (*shows_played)(struct robot *robot, const struct position *position);

    // Checks the goal and the start position that the display shows. Reads a random start.
    bool (*shows_start)(struct robot *robot);
};
extern const struct glass lcd_glass, dots_glass;

// Waits up to `ms` milliseconds until holds(robot) is true.
bool glass_waits(struct robot *robot, bool (*holds)(struct robot *robot), unsigned ms);

// Waits until keys work and the result says what OK does.
enum offer glass_offers(struct robot *robot);

// Waits up to `ms` milliseconds for the text.
bool glass_reads(struct robot *robot, const char *text, unsigned ms);
