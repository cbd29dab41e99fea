// SPDX-License-Identifier: MIT
// usage: rig uno|uno_service|nano|old-nano|exhibit|pocket
//
// A simulated board with its bootloader, controlled through standard input and output. "pocket" is an Uno
// that programs an ATtiny2313A. As on a real board, the chip needs time to write a page, and it loses bytes
// that arrive while it does not read. Bytes from the board are printed as two hexadecimal digits per line.
// Commands without an answer:
//     B N              sets the computer's baud rate
//     W HEX            sends bytes to the board
//     flip N           keeps bit 4 of the byte at address N wrong
//     drop N           keeps the page of address N erased
//     deaf 0|1         repairs (0) or breaks (1) a wire to the target
//     go N             the chip runs N times as fast as real time; 0: its time waits for the computer
//     tap NAME         pushes a key of the board
//     hold MS NAME...  holds keys of the board down at the same time
//     load FILE        writes a hex file to the flash as a programmer does, then resets the chip
// Commands with an answer, a line that begins with "=":
//     R                resets the chip with DTR
//     ping             the answer is empty
//     differs FILE     first address where the flash differs from hex file and bootloader, or -1
//     target FILE      first address where the target differs from the hex file, or -1, and its fuses
//     starts TEXT      1 if the first row shows TEXT; on a board without rows, 1 if the display is used
//     attracts         1 if an exhibit shows its title, after OK at the picture of its modules
//     renews           1 if an exhibit restarts when its clock passes three hours
//     faults           a part that was used wrongly, or nothing
//     serve            connects the board to a terminal device from now on: its name
//     late             1 if the chip has stopped for so long that avrdude may have given up
#define _GNU_SOURCE
#include "core/pace.h"
#include "flash/cable.h"
#include "flash/spm.h"
#include "flash/target.h"
#include "robot/kiosk.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { INPUT_BYTES = 32768, START_MS = 5000, TAP_MS = 60, NOWHERE = -1, UNREADABLE = -2 };
// The programmer's bootloader ends within PROGRAMMER_MS ms.
enum { PROGRAMMER_BAUD = 19200, PROGRAMMER_MS = 2500, RENEW_WRAPS = 165 };

static const struct kind {
    const char *name, *board;
    struct bootloader loader;
} kinds[] = {
    {"uno", "uno", {"out/flash/optiboot.hex", 0x7E00, 115200}},
    {"uno_service", "uno_service", {"out/flash/optiboot.hex", 0x7E00, 115200}},
    {"nano", "nano", {"out/flash/optiboot.hex", 0x7800, 115200}},
    {"old-nano", "nano", {"out/flash/atmegaboot.hex", 0x7800, 57600}},
    {"exhibit", "exhibit", {"out/flash/stk500v2.hex", 0x3E000, 115200}},
    {"pocket", "uno", {"out/flash/optiboot.hex", 0x7E00, 115200}},
};

static struct rig {
    struct cable cable;
    struct spm spm;
    struct target target;
    struct image image;
    void (*to_terminal)(void *user, uint8_t byte);
    unsigned baud;
    long flipped, dropped;
    uint8_t last; // value of the byte at address `flipped` after the latest bit flip
    unsigned speed;
    bool serves;
} rig;

static void wear(struct cable *cable)
{
    uint8_t *flash = cable->bench.machine.avr->flash;
    const long page = cable->bench.machine.avr->flashend > 0x8000 ? 256 : 128;

    if (rig.flipped >= 0 && flash[rig.flipped] != rig.last)
        rig.last = flash[rig.flipped] ^= 0x10;
    if (rig.dropped >= 0)
        memset(flash + rig.dropped / page * page, CABLE_ERASED, (size_t)page);
}

// Returns true if the computer's baud rate differs from the chip's.
static bool is_garbled(void)
{
    const bool is_loader = rig.cable.bench.machine.avr->pc >= rig.cable.loader->start;
    const unsigned program_baud = rig.target.machine ? PROGRAMMER_BAUD : LINE_BAUD;

    return rig.baud != (is_loader ? rig.cable.loader->baud : program_baud);
}

static void to_stream(void *user, uint8_t byte)
{
    (void)user;
    printf("%02x\n", is_garbled() ? byte ^ 0xA5u : byte);
}

static void send_bytes(const char *hex)
{
    unsigned byte;

    for (; sscanf(hex, "%2x", &byte) == 1 && serial_room(&rig.cable.bench.line); hex += 2) {
        const uint8_t sent = (uint8_t)(is_garbled() ? byte ^ 0xA5u : byte);

        serial_send(&rig.cable.bench.line, &sent, 1);
    }
}

static void reset(void)
{
    cable_reset(&rig.cable);
    if (rig.baud == PROGRAMMER_BAUD)
        bench_run_ms(&rig.cable.bench, PROGRAMMER_MS);
    puts("=");
}

static long differs(const char *path)
{
    char error[256];

    return image_read(&rig.image, path, error, sizeof error) ? cable_first_wrong(&rig.cable, &rig.image)
                                                             : UNREADABLE;
}

static long target_differs(const char *path)
{
    static uint8_t right[TARGET_FLASH];
    char error[256];

    if (!image_read(&rig.image, path, error, sizeof error))
        return UNREADABLE;
    memset(right, CABLE_ERASED, sizeof right);
    image_load(&rig.image, right, sizeof right);
    for (long at = 0; at < TARGET_FLASH; at++)
        if (rig.target.flash[at] != right[at])
            return at;
    return NOWHERE;
}

static bool starts(const char *text)
{
    serial_set_baud(&rig.cable.bench.line, LINE_BAUD);
    if (rig.cable.bench.board->display == DISPLAY_LCD)
        return bench_wait_row(&rig.cable.bench, 1, text, START_MS);
    bench_run_ms(&rig.cable.bench, START_MS);
    return bench_changes(&rig.cable.bench) > 0;
}

static bool attracts(void)
{
    bench_run_ms(&rig.cable.bench, START_MS);
    kiosk_accept_modules(&rig.cable.bench);
    return bench_wait_reads(&rig.cable.bench, WORDS_ANY_KEY, START_MS);
}

static void serve(void)
{
    struct serial *line = &rig.cable.bench.line;

    line->on_byte = rig.to_terminal;
    line->waits_for_reader = true;
    serial_follow(line);
    rig.serves = true;
    if (rig.cable.has_capacitor)
        bench_run_ms(&rig.cable.bench, PROGRAMMER_MS);
    printf("=%s\n", rig.cable.pty.name);
}

static void load(const char *path)
{
    struct avr_t *avr = rig.cable.bench.machine.avr;
    char error[256];

    if (!image_read(&rig.image, path, error, sizeof error))
        return;
    image_load(&rig.image, avr->flash, avr->flashend + 1);
    cable_reset(&rig.cable);
}

// Presses keys for `ms` ms. `names` lists the keys, separated by spaces.
static void hold(unsigned ms, const char *names)
{
    struct bench *bench = &rig.cable.bench;
    char name[16];

    for (const char *at = names; sscanf(at, " %15s", name) == 1; at += strspn(at, " ") + strlen(name))
        bench_push(bench, board_key(bench->board, name));
    bench_run_ms(bench, ms);
    for (const char *at = names; sscanf(at, " %15s", name) == 1; at += strspn(at, " ") + strlen(name))
        bench_release(bench, board_key(bench->board, name));
    bench_run_ms(bench, TAP_MS);
}

static void obey(const char *line)
{
    const char *space = strchr(line, ' ');
    const char *rest = space ? space + 1 : "";
    const long number = strtol(rest, NULL, 0);
    const size_t length = space ? (size_t)(space - line) : strlen(line);
    const uint8_t *fuse = rig.target.fuse;
    char error[256];

#define IS(word) (length == sizeof word - 1 && !memcmp(line, word, length))
    if (IS("W"))
        send_bytes(rest);
    else if (IS("B"))
        serial_set_baud(&rig.cable.bench.line, rig.baud = (unsigned)number);
    else if (IS("flip"))
        rig.last = rig.cable.bench.machine.avr->flash[rig.flipped = number];
    else if (IS("drop"))
        rig.dropped = number;
    else if (IS("deaf"))
        rig.target.is_deaf = number;
    else if (IS("go"))
        rig.speed = (unsigned)number;
    else if (IS("tap"))
        bench_hold(&rig.cable.bench, board_key(rig.cable.bench.board, rest), TAP_MS);
    else if (IS("hold"))
        hold((unsigned)number, rest + strcspn(rest, " "));
    else if (IS("load"))
        load(rest);
    else if (IS("serve"))
        serve();
    else if (IS("R"))
        reset();
    else if (IS("ping"))
        puts("=");
    else if (IS("differs"))
        printf("=%ld\n", differs(rest));
    else if (IS("target"))
        printf("=%ld %02x %02x %02x\n", target_differs(rest), fuse[0], fuse[1], fuse[2]);
    else if (IS("starts"))
        printf("=%d\n", starts(rest));
    else if (IS("attracts"))
        printf("=%d\n", attracts());
    else if (IS("renews")) {
        *machine_variable(&rig.cable.bench.machine, "wraps") = RENEW_WRAPS;
        printf("=%d\n", kiosk_bites(&rig.cable.bench, START_MS));
    } else if (IS("faults"))
        printf("=%s\n", violations_found(&rig.cable.bench.machine, error, sizeof error) ? error : "");
    else if (IS("late")) {
        printf("=%d\n", rig.cable.was_late);
        rig.cable.was_late = false;
    }
}

// Obeys all complete lines of input. Returns false at the end of the input.
static bool listen(void)
{
    static char input[INPUT_BYTES];
    static size_t held;
    const ssize_t count = read(STDIN_FILENO, input + held, sizeof input - 1 - held);
    char *line = input;

    if (!count)
        return false;
    held += count > 0 ? (size_t)count : 0;
    input[held] = '\0';
    for (char *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = '\0';
        obey(line);
    }
    held -= (size_t)(line - input);
    memmove(input, line, held);
    return true;
}

static void pass_time(unsigned ms)
{
    if (rig.serves)
        cable_listen(&rig.cable, ms);
    if (rig.speed)
        bench_run_ms(&rig.cable.bench, ms * rig.speed);
    else
        cable_pass_time(&rig.cable, ms);
}

static bool open_rig(const struct kind *kind, char *error, size_t size)
{
    char elf[64];

    snprintf(elf, sizeof elf, "out/%s/bouton.elf", kind->board);
    if (!cable_open(&rig.cable, board_by_name(kind->board), elf, &kind->loader, error, size))
        return false;
    bench_set_lenient(&rig.cable.bench);
    spm_open(&rig.spm, &rig.cable.bench.machine);
    rig.to_terminal = rig.cable.bench.line.on_byte;
    rig.cable.bench.line.on_byte = to_stream;
    rig.cable.bench.line.waits_for_reader = false;
    rig.cable.wear = wear;
    rig.baud = kind->loader.baud;
    rig.flipped = rig.dropped = NOWHERE;
    if (!strcmp(kind->name, "pocket")) {
        target_open(&rig.target, &rig.cable.bench.machine);
        rig.cable.has_capacitor = true;
    }
    return true;
}

int main(int count, char **words)
{
    char error[512] = "usage: rig uno|uno_service|nano|old-nano|exhibit|pocket";
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    const struct kind *kind = NULL;
    struct pace pace;

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (count == 2 && !strcmp(words[1], kinds[i].name))
            kind = &kinds[i];
    if (!kind || !open_rig(kind, error, sizeof error)) {
        fprintf(stderr, "%s\n", error);
        return 2;
    }
    fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK);
    setvbuf(stdout, NULL, _IOFBF, INPUT_BYTES);
    pace_start(&pace);
    for (bool is_open = true; is_open;) {
        poll(&input, 1, 1);
        if (input.revents)
            is_open = listen();
        pass_time(pace_due(&pace));
        fflush(stdout);
    }
    cable_close(&rig.cable);
    return 0;
}
