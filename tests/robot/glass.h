// SPDX-License-Identifier: MIT
// What a display tells of the menu and of a match, whichever display it is: an LCD, whose rows are texts, or
// 32x8 dots, on which texts move by and lamps in the keys tell whose turn it is.
#pragma once

#include "robot/robot.h" // who looks

enum { GLASS_END_MS = 3000 };

// What OK does at the result: another match, or back to the position that was given away.
enum offer { NO_OFFER, OFFERS_MATCH, OFFERS_RETRY };

struct glass {
    // The menu, and in it: is this the setting that is shown; is this its value, which may take a while to be
    // read.
    bool (*shows_menu)(struct robot *robot);
    bool (*shows_item)(struct robot *robot, const char *label);
    bool (*shows_value)(struct robot *robot, const char *label, const char *value);

    // The human is to move; the last position of the match is shown, which stays until a key or for
    // GLASS_END_MS; the result. Lamps and the first words tell it, the rest may be yet to come. The last
    // position and the result stay for seen_ms, whatever keys are pressed.
    bool (*tells_turn)(struct robot *robot);
    bool (*tells_end)(struct robot *robot);
    bool (*tells_result)(struct robot *robot);
    unsigned seen_ms;

    // What stands behind the result, once that is read: what OK does.
    enum offer (*tells_offer)(struct robot *robot);

    // True where the text is in row 1, or has moved by; so long after the result it has.
    bool (*reads)(struct robot *robot, const char *text);
    unsigned result_ms;

    // The move as chosen until now, with this part selected.
    bool (*shows_choice)(struct robot *robot, const struct move *move, uint8_t part);

    // In the human's turn: finds the position that is shown, to which one legal move must lead.
    bool (*finds_turn)(struct robot *robot, struct position *to);

    // Waits a moment until the human's move is shown as played, and it is the machine's turn.
    bool (*shows_played)(struct robot *robot, const struct position *position);

    // A match has begun just now: the goal of the game, and robot->start, which is read if it is random.
    bool (*shows_start)(struct robot *robot);
};
extern const struct glass lcd_glass, dots_glass;

// Waits until the condition holds, which is one of the above; false if it does not within so long.
bool glass_waits(struct robot *robot, bool (*holds)(struct robot *robot), unsigned ms);

// Waits until the result tells what OK does, and keys count. NO_OFFER if they never do.
enum offer glass_offers(struct robot *robot);

// Waits until the text is read.
bool glass_reads(struct robot *robot, const char *text, unsigned ms);
