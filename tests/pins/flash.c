// SPDX-License-Identifier: MIT
// If this test fails, `make flash` reports success although the board does not run the firmware. Runs `make
// flash` with the real avrdude and bootloaders, without a board. Compares the flash with the hex file, and
// starts the firmware. Then simulates the faults of real boards.
#include "draw.h"
#include "flash/cable.h"
#include "robot/kiosk.h"
#include "tap.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RENEW_WRAPS = 165, LATE_MAX = 20 };
enum { KINDS = 4, FAULTS = 3 }; // a run tries one of KINDS kinds of boards and one of FAULTS faults
enum { START_MS = 5000, COMMAND_BYTES = 512, FLAGS_BYTES = 128, DROPPED_PAGE = 100, PAGE = 128 };

#define ONE_ATTEMPT "-c arduino -D -x attempts=1" // avrdude's usual ten attempts would take a minute

// On the Nano, the chip runs through erased flash until it reaches Optiboot.
static const struct bootloader uno = {"out/flash/optiboot.hex", 0x7E00, 115200},
                               nano = {"out/flash/optiboot.hex", 0x7800, 115200},
                               old_nano = {"out/flash/atmegaboot.hex", 0x7800, 57600},
                               mega = {"out/flash/stk500v2.hex", 0x3E000, 115200};

static struct cable cable;
static struct image image;

static void open_board(const char *board, const struct bootloader *loader)
{
    char error[512], elf[64], hex[64];

    snprintf(elf, sizeof elf, "out/%s/bouton.elf", board);
    snprintf(hex, sizeof hex, "out/%s/bouton.hex", board);
    if (image_read(&image, hex, error, sizeof error) &&
        cable_open(&cable, board_by_name(board), elf, loader, error, sizeof error))
        return;
    tap_check(false, "%s", error);
    exit(tap_done());
}

// Runs `make flash`. Expects success, or an error message that contains `words`.
static bool flash(const char *flags, const char *words)
{
    char command[COMMAND_BYTES], others[FLAGS_BYTES] = "";

    if (flags)
        snprintf(others, sizeof others, "'AVRDUDE_FLAGS=%s'", flags);
    snprintf(command, sizeof command,
             "exec env -u MAKEFLAGS -u MAKELEVEL timeout 3600 make flash BOARD=%s PORT=%s %s 2>&1",
             cable.bench.board->name, cable.pty.name, others);
    for (unsigned late = 0;; late++) {
        const int status = cable_run(&cable, command);
        const bool is_as_wanted = words ? status && strstr(cable.said, words) : !status;

        if (is_as_wanted || !cable.was_late || late == LATE_MAX)
            return is_as_wanted;
    }
}

static void check(bool good, const char *board, const char *what)
{
    char error[512];
    bool is_well = bench_is_well(&cable.bench, error, sizeof error);

    if (tap_check(good && is_well, "%s: %s", board, what))
        return;
    tap_note(is_well ? cable.said : error);
}

#define TITLE "press a key"

static bool shows_modules_or_title(struct bench *bench, unsigned row, const char *text)
{
    return kiosk_shows_modules(bench) || display_matrix_reads(bench, row, text);
}

static bool starts(void)
{
    serial_set_baud(&cable.bench.line, LINE_BAUD); // undoes the change of the baud rate for the bootloader
    if (cable.bench.board->display == DISPLAY_LCD)
        return bench_wait_row(&cable.bench, 1, "Bouton plays Nim", START_MS);
    if (!bench_wait(&cable.bench, shows_modules_or_title, 0, TITLE, START_MS))
        return false;
    kiosk_accept_modules(&cable.bench);
    return bench_wait_reads(&cable.bench, TITLE, START_MS);
}

// Sets the firmware's clock forward, so that the watchdog restarts the firmware.
static bool restarts(void)
{
    *machine_variable(&cable.bench.machine, "wraps") = RENEW_WRAPS;
    return kiosk_bites(&cable.bench, START_MS) && starts();
}

static void check_flash(const char *name, const char *board, const struct bootloader *loader,
                        const char *flags)
{
    open_board(board, loader);
    check(image.end > 0 && image.end <= loader->start, name, "the image ends below the boot section");
    check(flash(flags, NULL), name, "make flash succeeds");
    check(cable_first_wrong(&cable, &image) < 0, name,
          "the flash has exactly the bytes of the hex file and the bootloader");
    check(starts(), name, "the bootloader starts the firmware without a violation");
    if (cable.bench.board->display == DISPLAY_MATRIX)
        check(restarts(), name, "after a restart by the watchdog the bootloader starts the firmware again");
    cable_close(&cable);
}

static void check_nobody(void)
{
    open_board("uno", &uno);
    cable.is_dead = true;
    check(flash(ONE_ATTEMPT, cable.pty.name) && strstr(cable.said, "board/uno/README.md"), "nobody answers",
          "make flash fails, and names the port and the page with help");
    check(cable_first_wrong(&cable, NULL) < 0, "nobody answers", "nothing is written");
    cable_close(&cable);
}

// Makes the chip's signature look like that of an ATmega168PA, 1E 94.
static uint8_t another_chip(uint8_t byte)
{
    static uint8_t before;
    uint8_t read = before == 0x1E && byte == 0x95 ? 0x94 : byte;

    before = byte;
    return read;
}

static void check_another_chip(void)
{
    open_board("uno", &uno);
    cable.garble = another_chip;
    check(flash(NULL, "1E 95 0F") && strstr(cable.said, "board/uno/README.md"), "another chip",
          "make flash fails, and names the signature it wants");
    check(cable_first_wrong(&cable, NULL) < 0, "another chip", "nothing is written");
    cable_close(&cable);
}

static void drop_page(struct cable *worn)
{
    memset(&worn->bench.machine.avr->flash[DROPPED_PAGE * PAGE], CABLE_ERASED, PAGE);
}

static void flip_bit(struct cable *worn)
{
    worn->bench.machine.avr->flash[DROPPED_PAGE * PAGE] ^= 0x10;
}

// Reports a check of damaged firmware. If the check fails, prints the command's output.
static void check_damaged(bool good, const char *what, const char *name)
{
    if (!tap_check(good, "%s: %s", what, name))
        tap_note(cable.said);
}

// Checks that avrdude and this test notice if the flash loses a page.
static void check_worn(void)
{
    const long at = DROPPED_PAGE * PAGE;

    open_board("uno", &uno);
    cable.wear = drop_page;
    check_damaged(flash(NULL, "verif"), "a page is lost", "make flash fails");
    check_damaged(cable_first_wrong(&cable, &image) == at, "a page is lost", "found here");
    image_load(&image, cable.bench.machine.avr->flash, cable.bench.machine.avr->flashend + 1);
    check_damaged(cable_first_wrong(&cable, &image) < 0, "the page is back", "no difference");
    flip_bit(&cable);
    check_damaged(cable_first_wrong(&cable, &image) == at, "a bit is flipped", "found here");
    cable_close(&cable);
}

int main(void)
{
    if (drawn(0, KINDS))
        check_flash("Uno", "uno", &uno, NULL);
    if (drawn(1, KINDS))
        check_flash("Mega", "exhibit", &mega, NULL);
    if (drawn(2, KINDS))
        check_flash("Nano", "nano", &nano, NULL);
    if (drawn(3, KINDS))
        check_flash("Nano with the old bootloader", "nano", &old_nano, NULL);
    if (drawn(0, FAULTS))
        check_nobody();
    if (drawn(1, FAULTS))
        check_another_chip();
    if (drawn(2, FAULTS))
        check_worn();
    return tap_done();
}
