// SPDX-License-Identifier: MIT
#include "prompt.h"

#include <histedit.h> // libedit
#include <locale.h>   // the encoding of the terminal
#include <stdio.h>
#include <string.h>

enum { HISTORY_LINES = 1000 };

static char *prompt(EditLine *edit)
{
    static char words[] = "bouton> ";

    (void)edit;
    return words;
}

static void set_up(EditLine *edit, History *past)
{
    HistEvent event;

    history(past, &event, H_SETSIZE, HISTORY_LINES);
    history(past, &event, H_SETUNIQUE, 1);
    el_set(edit, EL_EDITOR, "emacs");
    el_set(edit, EL_PROMPT, prompt);
    el_set(edit, EL_HIST, history, past);
    el_set(edit, EL_SIGNAL, 1); // libedit handles changes of the window size and Ctrl-Z
    el_source(edit, NULL);      // the user's .editrc
    // Ctrl-C is an editing key while a line is typed, and interrupts while it is answered.
    el_set(edit, EL_SETTY, "-d", "-intr", NULL);
    el_set(edit, EL_BIND, "^C", "em-kill-line", NULL);
}

bool prompt_lines(bool (*answer)(const char *line, int count))
{
    setlocale(LC_CTYPE, "");
    EditLine *edit = el_init("bouton", stdin, stdout, stderr);
    History *past = history_init();
    const char *line;
    int count;

    if (!edit || !past)
        return false;
    set_up(edit, past);
    do {
        HistEvent event;
        line = el_gets(edit, &count);
        if (line && line[strspn(line, " \t\n")])
            history(past, &event, H_ENTER, line);
    } while (line && count > 0 && answer(line, count));
    history_end(past);
    el_end(edit);
    return true;
}
