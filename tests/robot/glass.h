// SPDX-License-Identifier: MIT
// What the robot reads from a display in the menu and during a match. An LCD has rows of text. 32x8 dots have
// scrolling texts, and lamps in the keys.
#pragma once

#include "parts/lcd_position.h"
#include "robot/robot.h"

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

// Waits until the display shows the effect of OK after a match. Returns this effect.
enum offer glass_offers(struct robot *robot);

// Waits until the display shows the text, at most `ms` ms.
bool glass_reads(struct robot *robot, const char *text, unsigned ms);

// --- texts and the position on an LCD ---

// Reads the position from the display. A long message may hide some piles.
bool sight_board(const struct robot *robot, struct sight *sight);

// Returns true if `sight` shows the position. If `all` is false, ignores hidden piles.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// Returns true if a row shows the text, or either form of "long|short".
bool sight_reads(const struct robot *robot, unsigned row, const char *text);

// Waits up to `ms` ms until this row shows the text (see sight_reads()).
bool robot_expect(struct robot *robot, unsigned row, const char *text, unsigned ms);

// Waits up to `ms` ms for the first screen.
bool lcd_shows_splash(struct robot *robot, unsigned ms);

// Waits until the display shows this position and, if `text` is not null, this text.
bool robot_expect_position(struct robot *robot, const char *text, const struct position *position, bool all);

// Returns true if a row of the menu shows this setting or value.
bool lcd_setting_reads(const struct robot *robot, unsigned row, const char *text);

// Returns true while the display says that the machine is to move.
bool robot_sees_machines_turn(const struct robot *robot);

// --- 32x8 dots ---

bool has_dots(const struct robot *robot);

// Waits until a wide picture has scrolled to the selected part.
void dots_wait_for_part(struct robot *robot);

// Waits until the LED matrix shows a position. If `rests` is true, nothing may blink.
bool dots_show_position(struct robot *robot, const struct position *position, bool rests, unsigned ms);

// Returns true if the LED matrix shows the start of a label.
bool dots_show_label(struct robot *robot, const char *label);
