// SPDX-License-Identifier: MIT
#include "jobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

// Header of each answer in a process's pipe
struct header {
    size_t count; // bytes of the answer
    bool has_quit;
};

// Returns the length of the first line of a text, with its line feed.
static size_t line_length(const char *text, size_t length)
{
    const char *const end = memchr(text, '\n', length);

    return end ? (size_t)(end - text) + 1 : length;
}

// Answers each line whose number, divided by `jobs`, has the remainder `job`.
static bool answer_lines(struct console *console, const char *text, size_t length, unsigned job,
                         unsigned jobs, FILE *out)
{
    struct buffer buffer = {0};
    bool is_written = true;

    console->sink = buffer_sink(&buffer);
    for (size_t at = 0, count, line = 0; at < length && is_written; at += count, line++) {
        count = line_length(text + at, length - at);
        if (line % jobs != job)
            continue;
        buffer.count = 0;
        console_bytes(console, text + at, count);
        console_end(console);
        const struct header header = {buffer.count, console->has_quit};
        is_written = fwrite(&header, sizeof header, 1, out) == 1 &&
                     (!buffer.count || fwrite(buffer.bytes, buffer.count, 1, out) == 1) && !fflush(out);
    }
    buffer_free(&buffer);
    return is_written && !buffer.is_full;
}

// Starts a process that answers its share of the lines. Returns the pipe of its answers, or null.
static FILE *start(struct console *console, const char *text, size_t length, unsigned job, unsigned jobs)
{
    int ends[2];

    if (pipe(ends))
        return NULL;

    const pid_t process = fork();

    if (process)
        close(ends[1]);
    if (process > 0)
        return fdopen(ends[0], "rb");
    close(ends[0]);
    if (process < 0)
        return NULL;

    FILE *const out = fdopen(ends[1], "wb");

    _exit(out && answer_lines(console, text, length, job, jobs, out) ? EXIT_SUCCESS : EXIT_FAILURE);
}

// Passes a process's next answer to write(). Returns false if no complete answer arrives.
static bool pass_answer(FILE *answers, void (*write)(const char *bytes, size_t count), bool *has_quit)
{
    struct header header;
    char bytes[4096];

    if (!answers || fread(&header, sizeof header, 1, answers) != 1)
        return false;
    for (size_t left = header.count, count; left; left -= count) {
        count = left < sizeof bytes ? left : sizeof bytes;
        if (fread(bytes, 1, count, answers) != count)
            return false;
        write(bytes, count);
    }
    *has_quit = header.has_quit;
    return true;
}

bool jobs_answer(struct console *console, const char *text, size_t length, unsigned jobs,
                 void (*write)(const char *bytes, size_t count))
{
    FILE *answers[JOBS_MAX];
    bool is_good = true, has_quit = false;

    for (unsigned job = 0; job < jobs; job++)
        answers[job] = start(console, text, length, job, jobs);
    for (size_t at = 0, line = 0; at < length && is_good && !has_quit; line++) {
        at += line_length(text + at, length - at);
        is_good = pass_answer(answers[line % jobs], write, &has_quit);
    }
    for (unsigned job = 0; job < jobs; job++)
        if (answers[job])
            fclose(answers[job]);
    while (wait(NULL) > 0)
        ;
    return is_good;
}
