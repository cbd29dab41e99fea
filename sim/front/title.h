// SPDX-License-Identifier: MIT
// The title of the terminal's window, if TERM names a terminal that has one.
#pragma once

// title_open is called once ncurses knows the terminal; title_close restores the former title.
void title_open(void);
void title_close(void);

// Sets the title: plain ASCII, shorter than 80 characters. Setting the same title again does nothing.
void title_set(const char *title);
