// SPDX-License-Identifier: MIT
// A board behind the notation. It speaks numbers (firmware/line/README.md); what it is told and what it
// answers is translated here. Questions and the match are the board's then; all, why, games and help stay the
// host's.
#pragma once

#include "notation/line.h"

// The way to the board
struct board_port {
    // Sends a line, which has no end yet. False if the port is gone.
    bool (*send)(const char *line);
    // Waits so long for a line and returns it without its end, until the next call; null if none came.
    const char *(*receive)(unsigned ms);
};

// Looks for a board at this port, which has to be of the same version, and puts it behind the notation. False
// if there is none; then board_trouble() tells why. A board that has just been reset may take 2 s to answer.
bool board_attach(const struct board_port *port);
const char *board_trouble(void);

bool board_is_there(void);

// True after `watch`, until `watch off`.
bool board_is_watched(void);

// Takes a line of the board that nobody has waited for: after `watch` it tells of the match.
void board_hear(const char *line);

// To be called when the answer to a line is written: what is watched may be told again.
void board_resume(void);

// Sets *state to that of the match on the glass; its game is null, with a fault, if there is none.
void board_load(struct state *state);

// The answers of a board, as those of answers.h.
void board_question(void);
void board_new(void);
void board_play(void);
void board_reply(void);
void board_show(void);
void board_undo(void);
void board_watch(void);
void board_watch_off(void);
void board_version(void);
