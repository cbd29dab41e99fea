// SPDX-License-Identifier: MIT
#include "robot/line.h"

#include <string.h>

enum { TEXT_BYTES = 1 << 20, SLICE_MS = 10, REST_MS = 500, PATIENCE_S = 600 };

static struct robot *robot;
static char text[TEXT_BYTES];
static unsigned length;

static void take(void *user, uint8_t byte)
{
    (void)user;
    if (length < TEXT_BYTES - 1)
        text[length++] = (char)byte;
    text[length] = '\0';
}

void line_open(struct robot *of)
{
    robot = of;
    robot->bench.line.on_byte = take;
    line_listen();
}

void line_listen(void)
{
    length = 0;
    text[0] = '\0';
}

void line_say(const char *words)
{
    serial_send(&robot->bench.line, words, (unsigned)strlen(words));
}

bool line_let_answer(void)
{
    struct serial *const line = &robot->bench.line;
    struct serial_rest rest = {0};

    for (unsigned slice = 0; !serial_rests(line, &rest, REST_MS) || serial_unsent(line); slice++) {
        if (slice == PATIENCE_S * 1000 / SLICE_MS)
            return line_fault("no end of answers");
        if (!bench_run_ms(&robot->bench, SLICE_MS))
            return false;
    }
    return true;
}

const char *line_text(void)
{
    return text;
}

unsigned line_count_of(char c)
{
    unsigned count = 0;

    for (const char *at = text; *at; at++)
        count += *at == c;
    return count;
}

bool line_answers(const char *words, const char *expected)
{
    line_listen();
    line_say(words);
    return line_let_answer() && (!strcmp(text, expected) || line_fault("not the answer"));
}

bool line_is_alive(void)
{
    return line_answers("q 0 3 3 4 5\n", "q N 0 2\n");
}

bool line_fault(const char *what)
{
    return robot_fault(robot, "%s; received: %.300s", what, text);
}
