// SPDX-License-Identifier: MIT
#include "prompt.h"

#include <histedit.h> // libedit
#include <locale.h>   // setlocale(), for the terminal's encoding
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

enum { HISTORY_LINES = 1000 };

static char *prompt(EditLine *edit)
{
    static char words[] = "bouton> ";

    (void)edit;
    return words;
}

static bool (*wait_for_input)(void);

// Reads a byte from stdin. Returns 0 at the end, -1 on error.
static int read_byte(EditLine *edit, char *byte)
{
    while (!wait_for_input())
        el_set(edit, EL_REFRESH); // draws the prompt again after messages or a change of the window size
    return (int)read(STDIN_FILENO, byte, 1);
}

// Reads a character in the encoding of the terminal, for libedit.
static int read_character(EditLine *edit, wchar_t *character)
{
    mbstate_t state = {0};

    for (;;) {
        char byte;
        const int got = read_byte(edit, &byte);
        if (got <= 0)
            return got;
        const size_t length = mbrtowc(character, &byte, 1, &state);
        if (length == (size_t)-1) { // the bytes are invalid in the terminal's encoding
            *character = L'?';
            return 1;
        }
        if (length != (size_t)-2)
            return 1;
    }
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
    // Ctrl-C empties the line, or interrupts an answer.
    el_set(edit, EL_SETTY, "-d", "-intr", NULL);
    el_set(edit, EL_BIND, "^C", "em-kill-line", NULL);
    if (wait_for_input)
        el_set(edit, EL_GETCFN, read_character);
}

bool prompt_lines(bool (*answer)(const char *line, int count), bool (*wait)(void))
{
    wait_for_input = wait;
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
