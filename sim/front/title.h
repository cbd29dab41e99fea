// SPDX-License-Identifier: MIT
// The title of the terminal's window, where TERM names a terminal that has one.
#pragma once

// To be called once ncurses knows the terminal, and at the end, when the title becomes what it was before.
void title_open(void);
void title_close(void);

// Plain ASCII, shorter than 80 characters. Setting the same title again does nothing.
void title_set(const char *title);
