// SPDX-License-Identifier: MIT
// What the robot makes of the dots of the LCD: texts, and the position of the game under way.
#pragma once

#include "robot/robot.h" // the match

enum { NO_PART = -1, VALUES = PARTS_MAX + 2 };

// The position as it will be after the move that is shown, by the shape of the game: the parts; the stones of
// a heap; how many coins stand on each cell of a strip; the gaps between men, and then the columns of both
// men of the row that is shown.
struct sight {
    unsigned count, value[VALUES];
    unsigned taken[VALUES]; // stones shown as about to go, where stones are shown
    bool marked[VALUES];    // has a mark that it will change, where numbers are shown
    bool as_numbers;        // piles
    int selected;           // the pile the arrow points at, the row of men, or NO_PART
};

enum { ROW_BYTES = LCD_COLUMNS + 1 };

// Row 1 or 2 in ASCII: '>' and '<' for the arrows, '*' for any custom glyph, '?' for what has no place in an
// English text.
void sight_row(const struct lcd *lcd, unsigned row, char text[static ROW_BYTES]);

// The position on the glass; false if there is none. Where more than five piles are shown as numbers, only
// five are seen while a long message covers the others.
bool sight_board(const struct robot *robot, struct sight *sight);

// True where the sight is this position, except for piles that a message covers unless all are asked for.
bool sight_is(const struct sight *sight, const struct game *game, const struct position *position, bool all);

// True where two positions of a game cannot be told apart.
bool sight_is_same(const struct game *game, const struct position *one, const struct position *other);

// True if something shown is about to change.
bool sight_has_marks(const struct sight *sight);

// The parts of a position from what is seen of it; the rest of it, and what is covered, stays as it is. Not
// of strips and men, of which less is seen.
void sight_take(const struct sight *sight, const struct game *game, struct position *position);

// True where row 1 or 2 reads as the text. For row 2 it may be "long|short": the short one stands in the
// right part where piles fill the left; beside a bar both rows are one text.
bool sight_reads(const struct robot *robot, unsigned row, const char *text);
