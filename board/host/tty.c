// SPDX-License-Identifier: MIT
#define _DEFAULT_SOURCE // cfmakeraw
#include "tty.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/file.h> // flock
#include <termios.h>
#include <time.h>
#include <unistd.h>

enum { SILENCE_MS = 10000, RETRY_MS = 500, LINE_BYTES = 1200 };

static const char *name;
static struct listener *listener;
static int device = -1;
// time in ms at which to report silence or open the device again, or 0 for never
static int64_t deadline_ms;
static char bytes[4096]; // received bytes; bytes from `next` to `end` - 1 are not handled yet
static size_t next, end;
static char line[LINE_BYTES];
static size_t length;
static enum tty_news latest; // meaning of the latest valid line, TTY_HEARD or TTY_OTHER_VERSION

int64_t now_ms(void)
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
    settings.c_iflag &= ~(tcflag_t)IXOFF;
    settings.c_cflag |= CLOCAL | CREAD;
    // HUPCL would reset the board when the next program opens the device.
    settings.c_cflag &= ~(tcflag_t)(CSTOPB | CRTSCTS | HUPCL);
    return !tcsetattr(device, TCSANOW, &settings) && write(device, "\n", 1) == 1;
}

bool tty_open(const char *of, struct listener *for_lines)
{
    name = of;
    listener = for_lines;
    device = open(name, O_RDWR | O_NOCTTY | O_NONBLOCK);
    if (!set_up()) {
        close_device();
        return false;
    }
    deadline_ms = now_ms() + SILENCE_MS;
    next = end = length = 0;
    latest = TTY_NOTHING;
    return true;
}

int tty_descriptor(void)
{
    return device;
}

int tty_wait_ms(void)
{
    if (next < end)
        return 0;

    const int64_t left = deadline_ms - now_ms();

    return !deadline_ms ? -1 : left > 0 ? (int)left : 0;
}

// Handles a byte. If the byte ends a line with a new meaning, returns the meaning.
static enum tty_news take(char byte)
{
    if (byte != '\n') {
        line[length < LINE_BYTES - 1 ? length++ : length] = byte;
        return TTY_NOTHING;
    }
    line[length] = '\0';
    length = 0;

    const enum tty_news before = latest;
    const enum heard heard = listener_line(listener, line);

    if (heard == HEARD_NOTHING)
        return TTY_NOTHING;
    latest = heard == HEARD_OTHER_VERSION ? TTY_OTHER_VERSION : TTY_HEARD;
    deadline_ms = 0;
    return latest == before ? TTY_NOTHING : latest;
}

// Reads bytes from the device. Returns false if the device is gone.
static bool receive(void)
{
    const ssize_t got = read(device, bytes, sizeof bytes);

    next = 0;
    end = got > 0 ? (size_t)got : 0;
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EINTR));
}

enum tty_news tty_listen(void)
{
    enum tty_news news = TTY_NOTHING;

    if (device < 0)
        return !tty_wait_ms() && tty_open(name, listener) ? TTY_BACK : TTY_NOTHING;
    if (next == end && !receive()) {
        close_device();
        return TTY_GONE;
    }
    while (next < end && !news)
        news = take(bytes[next++]);
    if (!news && !tty_wait_ms()) {
        deadline_ms = 0;
        news = TTY_SILENT;
    }
    return news;
}
