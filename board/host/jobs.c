// SPDX-License-Identifier: MIT
#include "jobs.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NO_JOB = 0xff };
_Static_assert((int)JOBS_MAX < (int)NO_JOB, "a job is a byte");

// Header before each answer in the pipe of a process
struct header {
    size_t count; // bytes of the answer
    bool has_quit;
};

// Returns the length of a text's first line, including its line feed.
static size_t line_length(const char *text, size_t length)
{
    const char *const end = memchr(text, '\n', length);

    return end ? (size_t)(end - text) + 1 : length;
}

// Message from a process that will answer a line
struct claim {
    size_t line;
    unsigned job;
};

// What all processes share
struct share {
    const char *text;
    size_t length;
    atomic_size_t *next; // index of the first line that no process has claimed yet
    int claims[2];       // pipe of the claims
};

// Claims and answers lines until no line is left. Returns false on error.
static bool answer_lines(struct console *console, const struct share *share, unsigned job, FILE *out)
{
    struct buffer buffer = {0};
    struct claim claim = {.line = atomic_fetch_add(share->next, 1), .job = job};
    bool is_written = true;

    console->sink = buffer_sink(&buffer);
    for (size_t at = 0, count, line = 0; at < share->length && is_written; at += count, line++) {
        count = line_length(share->text + at, share->length - at);
        if (line != claim.line)
            continue;
        is_written = write(share->claims[1], &claim, sizeof claim) == sizeof claim;
        buffer.count = 0;
        console_bytes(console, share->text + at, count);
        console_end(console);
        const struct header header = {buffer.count, console->has_quit};
        is_written = is_written && fwrite(&header, sizeof header, 1, out) == 1 &&
                     (!buffer.count || fwrite(buffer.bytes, buffer.count, 1, out) == 1) && !fflush(out);
        claim.line = atomic_fetch_add(share->next, 1);
    }
    buffer_free(&buffer);
    return is_written && !buffer.is_full;
}

// Starts a process that answers lines. Returns the pipe from the process, or null.
static FILE *start(struct console *console, const struct share *share, unsigned job)
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

    close(share->claims[0]);
    _exit(out && answer_lines(console, share, job, out) ? EXIT_SUCCESS : EXIT_FAILURE);
}

// Passes the next answer of a process to write(). Returns false if the answer is incomplete.
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

// Reads claims until a process has claimed this line. Otherwise returns false.
static bool is_claimed(const struct share *share, uint8_t *job_of, size_t line)
{
    struct claim claim;

    while (job_of[line] == NO_JOB) {
        if (read(share->claims[0], &claim, sizeof claim) != sizeof claim)
            return false;
        job_of[claim.line] = (uint8_t)claim.job;
    }
    return true;
}

// Passes on all answers in the order of the lines.
static bool pass_answers(const struct share *share, FILE *const *answers, uint8_t *job_of,
                         void (*write)(const char *bytes, size_t count))
{
    bool is_good = true, has_quit = false;

    for (size_t at = 0, line = 0; at < share->length && is_good && !has_quit; line++) {
        at += line_length(share->text + at, share->length - at);
        is_good = is_claimed(share, job_of, line) && pass_answer(answers[job_of[line]], write, &has_quit);
    }
    return is_good;
}

bool jobs_answer(struct console *console, const char *text, size_t length, unsigned jobs,
                 void (*write)(const char *bytes, size_t count))
{
    struct share share = {.text = text, .length = length};
    FILE *answers[JOBS_MAX];
    size_t lines = 0;

    for (size_t at = 0; at < length; lines++)
        at += line_length(text + at, length - at);
    uint8_t *const job_of = malloc(lines + 1); // {line: job that answers it}

    share.next = mmap(NULL, sizeof *share.next, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!job_of || share.next == MAP_FAILED || pipe(share.claims)) {
        free(job_of);
        return false;
    }
    memset(job_of, NO_JOB, lines + 1);
    for (unsigned job = 0; job < jobs; job++)
        answers[job] = start(console, &share, job);
    close(share.claims[1]);

    const bool is_good = pass_answers(&share, answers, job_of, write);

    close(share.claims[0]);
    for (unsigned job = 0; job < jobs; job++)
        if (answers[job])
            fclose(answers[job]);
    while (wait(NULL) > 0)
        ;
    munmap(share.next, sizeof *share.next);
    free(job_of);
    return is_good;
}
