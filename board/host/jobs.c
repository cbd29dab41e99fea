// SPDX-License-Identifier: MIT
#include "jobs.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

// A process writes three things to its pipe: the index of a line that it has claimed, this header, and the
// answer.
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

// What all processes share
struct share {
    const char *text;
    size_t length;
    atomic_size_t *next; // index of the first line that no process has claimed yet
};

// Claims and answers lines until no line is left. Returns false on error.
static bool answer_lines(struct console *console, const struct share *share, FILE *out)
{
    struct buffer buffer = {0};
    size_t claimed = atomic_fetch_add(share->next, 1);
    bool is_written = true;

    console->sink = buffer_sink(&buffer);
    for (size_t at = 0, count, line = 0; at < share->length && is_written; at += count, line++) {
        count = line_length(share->text + at, share->length - at);
        if (line != claimed)
            continue;
        buffer.count = 0;
        is_written = fwrite(&line, sizeof line, 1, out) == 1 && !fflush(out);
        console_bytes(console, share->text + at, count);
        console_end(console);
        const struct header header = {buffer.count, console->has_quit};
        is_written = is_written && !buffer.is_full && fwrite(&header, sizeof header, 1, out) == 1 &&
                     (!buffer.count || fwrite(buffer.bytes, buffer.count, 1, out) == 1) && !fflush(out);
        claimed = atomic_fetch_add(share->next, 1);
    }
    buffer_free(&buffer);
    return is_written;
}

// Starts a process that answers lines. Returns the pipe from the process, or null.
static FILE *start(struct console *console, const struct share *share)
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

    _exit(out && answer_lines(console, share, out) ? EXIT_SUCCESS : EXIT_FAILURE);
}

// A process, and the line that it answers
struct job {
    FILE *answers;
    bool has_line; // false if the process has no line left
    size_t line;   // index of the line
};

static void read_claim(struct job *job)
{
    job->has_line = job->answers && fread(&job->line, sizeof job->line, 1, job->answers) == 1;
}

// Passes the next answer of a process to `sink`. Returns false if the answer is incomplete.
static bool pass_answer(struct job *job, struct sink sink, bool *has_quit)
{
    struct header header;
    char bytes[4096];

    if (fread(&header, sizeof header, 1, job->answers) != 1)
        return false;
    *has_quit = header.has_quit;
    for (size_t left = header.count, count; left; left -= count) {
        count = left < sizeof bytes ? left : sizeof bytes;
        if (fread(bytes, 1, count, job->answers) != count)
            return false;
        sink.put(sink.to, bytes, count);
    }
    return true;
}

// Passes on all answers in the order of the lines. Each process answers its lines in order.
static bool pass_answers(const struct share *share, struct job *jobs, unsigned count, struct sink sink)
{
    struct job *job = jobs;
    bool has_quit = false;

    for (unsigned i = 0; i < count; i++)
        read_claim(&jobs[i]);
    for (size_t at = 0, line = 0; at < share->length && !has_quit; line++) {
        at += line_length(share->text + at, share->length - at);
        for (job = jobs; job < jobs + count && !(job->has_line && job->line == line);)
            job++;
        if (job == jobs + count || !pass_answer(job, sink, &has_quit))
            return false;
        if (!has_quit)
            read_claim(job);
    }
    return true;
}

bool jobs_answer(struct console *console, const char *text, size_t length, unsigned jobs)
{
    struct share share = {.text = text, .length = length};
    struct job job[JOBS_MAX];

    share.next = mmap(NULL, sizeof *share.next, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (share.next == MAP_FAILED)
        return false;
    for (unsigned i = 0; i < jobs; i++)
        job[i].answers = start(console, &share);

    const bool is_good = pass_answers(&share, job, jobs, console->sink);

    for (unsigned i = 0; i < jobs; i++)
        if (job[i].answers)
            fclose(job[i].answers);
    while (wait(NULL) > 0)
        ;
    munmap(share.next, sizeof *share.next);
    return is_good;
}
