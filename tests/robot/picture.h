// SPDX-License-Identifier: MIT
// A position as the robot expects it on 32x8 dots.
#pragma once

#include "robot/robot.h" // positions

enum { PICTURE_MAX = SOS_MAX * 8 };

struct picture {
    unsigned width;              // more than the dots have columns: they show a part of it
    uint8_t column[PICTURE_MAX]; // bit 0 is the topmost dot
};

enum { NOTHING_SELECTED = -1 };

// The position with the move made; a part is selected, or all parts by their number, or none.
void picture_draw(const struct game *game, const struct position *position, const struct move *move,
                  int selected, struct picture *picture);

// Where the dots show the picture, or a part of it: bit n stands for the part from column n on. 0 if they do
// not.
uint64_t picture_places(const struct robot *robot, const struct picture *picture);
bool picture_is_seen(const struct robot *robot, const struct picture *picture);
