// SPDX-License-Identifier: MIT
// Uses xterm's escape sequences (Operating System Commands; Window manipulation), which other terminals
// also understand.
#include "front/title.h"

#include <curses.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h> // tigetstr, tigetflag

static bool has_title;
static char set[80]; // the latest title

// Returns true if the terminal can show a title, according to terminfo or TERM.
static bool can_have_title(void)
{
    const char *to_status = tigetstr("tsl"), *term = getenv("TERM") ?: "";

    if (to_status && to_status != (char *)-1 && !strncmp(to_status, "\033]", 2))
        return true;
    return tigetflag("XT") > 0 || !strncmp(term, "screen", strlen("screen"));
}

void title_open(void)
{
    has_title = can_have_title();
    if (has_title)
        fputs("\033[22;2t", stdout); // push the current title
}

void title_set(const char *title)
{
    if (has_title && strcmp(title, set)) {
        snprintf(set, sizeof set, "%s", title);
        printf("\033]2;%s\a", title);
        fflush(stdout);
    }
}

void title_close(void)
{
    if (has_title) {
        fputs("\033[23;2t", stdout); // pop it
        fflush(stdout);
    }
}
