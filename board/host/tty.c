// SPDX-License-Identifier: MIT
#define _DEFAULT_SOURCE // cfmakeraw
#include "tty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h> // flock: one program at a time
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { LINE_BYTES = 4096, WRITE_MS = 5000 };

static int device = -1;
static bool is_gone;
static char heard[LINE_BYTES]; // not yet taken
static size_t count;
static char line[LINE_BYTES]; // taken last

bool tty_open(const char *name)
{
    struct termios settings;

    device = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (device < 0 || tcgetattr(device, &settings) || flock(device, LOCK_EX | LOCK_NB))
        return false;
    cfmakeraw(&settings);
    cfsetispeed(&settings, B115200);
    cfsetospeed(&settings, B115200);
    settings.c_iflag |= IXON;
    settings.c_cflag |= CLOCAL | CREAD;
    settings.c_cflag &=
        ~(tcflag_t)(CSTOPB | HUPCL); // the next program that opens it does not reset the board
    return !tcsetattr(device, TCSANOW, &settings);
}

int tty_descriptor(void)
{
    return device;
}

bool tty_is_gone(void)
{
    return is_gone;
}

// Waits so long for bytes and takes them. A line that is longer than any of a board is forgotten.
static void take(int ms)
{
    struct pollfd input = {.fd = device, .events = POLLIN};

    if (is_gone || poll(&input, 1, ms) <= 0)
        return;
    if (count == sizeof heard)
        count = 0;

    const ssize_t got = read(device, heard + count, sizeof heard - count);

    if (got > 0)
        count += (size_t)got;
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        is_gone = true;
}

// Takes a whole line; null if none is there.
static const char *take_line(void)
{
    const char *const end = memchr(heard, '\n', count);

    if (!end)
        return NULL;

    const size_t length = (size_t)(end - heard);

    snprintf(line, sizeof line, "%.*s", (int)length, heard);
    line[strcspn(line, "\r")] = '\0';
    count -= length + 1;
    memmove(heard, end + 1, count);
    return line;
}

static uint64_t now_ms(void)
{
    struct timespec time;

    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 + (uint64_t)time.tv_nsec / 1000000;
}

static const char *receive(unsigned ms)
{
    const uint64_t end = now_ms() + ms;
    const char *taken;

    while (!(taken = take_line()) && !is_gone && now_ms() < end)
        take((int)(end - now_ms()));
    return taken;
}

static bool send_bytes(const char *bytes, size_t left)
{
    struct pollfd output = {.fd = device, .events = POLLOUT};

    while (left && !is_gone) {
        const ssize_t sent = write(device, bytes, left);
        if (sent > 0) {
            bytes += sent;
            left -= (size_t)sent;
        } else if (errno == EAGAIN && poll(&output, 1, WRITE_MS) == 0) {
            return false;
        } else if (errno != EAGAIN && errno != EINTR) {
            is_gone = true;
        }
    }
    return !left;
}

static bool send(const char *text)
{
    return send_bytes(text, strlen(text)) && send_bytes("\n", 1);
}

const struct board_port tty_port = {send, receive};

void tty_listen(void)
{
    const char *taken;

    take(0);
    while ((taken = take_line()))
        board_hear(taken);
}
