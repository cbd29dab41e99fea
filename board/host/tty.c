// SPDX-License-Identifier: MIT
#define _DEFAULT_SOURCE // cfmakeraw
#include "tty.h"

#include "listen/listen.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h> // flock: one program at a time
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { SILENCE_MS = 10000, RETRY_MS = 500, LINE_BYTES = 1200 };

static const char *name;
static int device = -1;
static int64_t deadline_ms; // of the first valid line, or the next attempt to open the device; 0: none
static char line[LINE_BYTES];
static size_t length;

static int64_t now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void close_device(void)
{
    if (device >= 0)
        close(device);
    device = -1;
    deadline_ms = now_ms() + RETRY_MS;
}

static bool set_up(void)
{
    struct termios settings;

    if (device < 0 || tcgetattr(device, &settings) || flock(device, LOCK_EX | LOCK_NB))
        return false;
    cfmakeraw(&settings);
    cfsetspeed(&settings, B115200);
    settings.c_cflag |= CLOCAL | CREAD;
    settings.c_cflag &=
        ~(tcflag_t)(CSTOPB | HUPCL); // the next program that opens it does not reset the board
    return !tcsetattr(device, TCSANOW, &settings) && write(device, "\n", 1) == 1;
}

bool tty_open(const char *of)
{
    name = of;
    device = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (!set_up()) {
        close_device();
        return false;
    }
    deadline_ms = now_ms() + SILENCE_MS;
    length = 0;
    return true;
}

int tty_descriptor(void)
{
    return device;
}

int tty_wait_ms(void)
{
    const int64_t left = deadline_ms - now_ms();

    return !deadline_ms ? -1 : left > 0 ? (int)left : 0;
}

// Takes a byte. True if it ends the first line of a board with another version.
static bool take(char byte)
{
    if (byte != '\n') {
        line[length < LINE_BYTES - 1 ? length++ : length] = byte;
        return false;
    }
    line[length] = '\0';
    length = 0;

    const enum heard heard = follow_line(line);
    const bool is_other = heard == HEARD_OTHER_VERSION && deadline_ms;

    if (heard != HEARD_NOTHING)
        deadline_ms = 0;
    return is_other;
}

enum tty_news tty_listen(void)
{
    char bytes[4096];
    enum tty_news news = TTY_NOTHING;

    if (device < 0)
        return !tty_wait_ms() && tty_open(name) ? TTY_BACK : TTY_NOTHING;

    const ssize_t got = read(device, bytes, sizeof bytes);

    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
        close_device();
        return TTY_GONE;
    }
    for (ssize_t i = 0; i < got; i++)
        if (take(bytes[i]))
            news = TTY_OTHER_VERSION;
    if (!tty_wait_ms()) {
        deadline_ms = 0;
        news = TTY_SILENT;
    }
    return news;
}
