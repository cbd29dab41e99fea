// SPDX-License-Identifier: MIT
// The title of the terminal's window, if the terminal has a title
#pragma once

// Call title_open after ncurses has found the terminal. title_close restores the title.
void title_open(void);
void title_close(void);

// Sets a new title: plain ASCII, fewer than 80 characters.
void title_set(const char *title);
