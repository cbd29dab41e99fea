// SPDX-License-Identifier: MIT
#define _GNU_SOURCE // posix_openpt, ptsname_r
#include "front/pty.h"

#include "core/pace.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

enum { WAIT_MS = 2 };

static volatile sig_atomic_t signalled;

static void on_signal(int number)
{
    (void)number;
    signalled = 1;
}

static void to_device(void *user, uint8_t byte)
{
    struct pty *pty = user;

    // As on a real serial port, the byte is lost if no program reads.
    if (write(pty->master, &byte, 1) < 0)
        return;
}

// Opens the device in raw mode, because an echo would return the board's own output.
static bool open_device(struct pty *pty)
{
    struct termios settings;

    pty->device = open(pty->name, O_RDWR | O_NOCTTY);
    if (pty->device < 0 || tcgetattr(pty->device, &settings))
        return false;
    cfmakeraw(&settings);
    return !tcsetattr(pty->device, TCSANOW, &settings);
}

bool pty_open(struct pty *pty, struct bench *bench)
{
    *pty = (struct pty){.bench = bench, .device = -1, .master = posix_openpt(O_RDWR | O_NOCTTY)};
    if (pty->master >= 0 && !grantpt(pty->master) && !unlockpt(pty->master) &&
        !ptsname_r(pty->master, pty->name, sizeof pty->name) && open_device(pty) &&
        !fcntl(pty->master, F_SETFL, O_NONBLOCK)) {
        bench->line.on_byte = to_device;
        bench->line.user = pty;
        return true;
    }

    int error = errno;

    pty_close(pty);
    errno = error;
    return false;
}

void pty_close(struct pty *pty)
{
    if (pty->device >= 0)
        close(pty->device);
    if (pty->master >= 0)
        close(pty->master);
}

void pty_serve(struct pty *pty)
{
    char bytes[SERIAL_QUEUE];
    ssize_t count = read(pty->master, bytes, serial_room(&pty->bench->line));

    if (count > 0)
        serial_send(&pty->bench->line, bytes, (unsigned)count);
}

bool pty_play(struct pty *pty)
{
    const struct sigaction action = {.sa_handler = on_signal};
    struct pace pace;
    char error[512];

    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    pace_start(&pace);
    while (!signalled && bench_is_well(pty->bench, error, sizeof error)) {
        poll(NULL, 0, WAIT_MS);
        pty_serve(pty);
        bench_run_ms(pty->bench, pace_due(&pace));
    }
    if (bench_is_well(pty->bench, error, sizeof error))
        return true;
    fprintf(stderr, "bouton-sim: %s\n", error);
    return false;
}
