// SPDX-License-Identifier: MIT
// The title of the terminal's window, if the terminal has a title
#pragma once

// Call title_open after ncurses has been started. title_close restores the previous title.
void title_open(void);
void title_close(void);

// Sets the terminal's title, which must be ASCII and shorter than 80 characters.
void title_set(const char *title);
