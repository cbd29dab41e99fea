// SPDX-License-Identifier: MIT
// If this test fails, the operator sees something wrong on the service screen of a good exhibit, or does not
// learn that the EEPROM is faulty. exhibit_faults.c builds exhibits with other faults.
//
//   exhibit_service [ELF [PART]]: makes the checks whose names contain PART. Default: all.
#include "exhibit/service.h"
#include "robot/line.h"

#include <stdio.h>
#include <string.h>

enum { KEEP_MS = 400, QUARTER_S = 900, DIGIT_DOTS = 15 };

// The digits 0 and 4, row by row
static const char *const digits[] = {"####.##.##.####", "#.##.####..#..#"};

static bool all_keys_act(void)
{
    for (enum ladder_key key = 0; key < LADDER_KEYS; key++)
        if (!service_acts(key, 1u << key, 1u << key, true))
            return false;
    return true;
}

// Checks that the picture of all dots has less than a third of full brightness. Full brightness needs 1 A.
static bool dots_are_within_the_supply(void)
{
    enum { FULL = 16, SHARE = 3 };

    for (unsigned module = 0; module < MAX7219_MODULES; module++)
        if (SHARE * max7219_brightness(&exhibit.bench.matrix, module) >= FULL)
            return robot_fault(&exhibit, "all dots of module %u are too bright", module);
    return true;
}

static bool a_good_exhibit(void)
{
    service_build();
    kiosk_open_menu(&exhibit);
    kiosk_press(&exhibit, LADDER_RIGHT, SETTING_SOUND);
    kiosk_press(&exhibit, LADDER_UP, 2); // no sound
    const unsigned before = robot_tones(&exhibit);

    if (!service_opens())
        return false;
    bench_run_ms(&exhibit.bench, HELD_MS);
    return (robot_tones(&exhibit) > before || robot_fault(&exhibit, "the screen opens without a tune")) &&
           dots_are_within_the_supply() && all_keys_act() && service_sees_numbers() &&
           service_sees("EEPROM ok") && service_sees("Hours run 0") && service_sees("Restarts 1") &&
           all_keys_act() && kiosk_returns(&exhibit, KIOSK_IDLE_MS - BENCH_PAUSE_MS);
}

static bool a_tap_closes(void)
{
    service_build();
    if (!service_opens())
        return false;
    kiosk_press(&exhibit, LADDER_OK, 1);
    return kiosk_shows_menu(&exhibit) || robot_fault(&exhibit, "a short OK does not close the screen");
}

// True if the number at the right has these digits. Only the digits 0 and 4 occur.
static bool shows_number(const char *digit)
{
    const unsigned first = MAX7219_COLUMNS - 3 - 4 * (unsigned)(strlen(digit) - 1);

    for (unsigned i = 0; digit[i]; i++)
        for (unsigned dot = 0; dot < DIGIT_DOTS; dot++)
            if (service_dot(first + 4 * i + dot % 3, 1 + dot / 3) != (digits[digit[i] == '4'][dot] == '#'))
                return false;
    return true;
}

// Lets a contact close and open once or eleven times, then closes it. The bouncing takes 4 ms or 44 ms.
static bool bounce_is_shown(void)
{
    static const unsigned steps[] = {1, 11};
    static const char *const shown[] = {"4", "44"};

    service_build();
    bench_set_bounce(&exhibit.bench, 0);
    if (!service_opens())
        return false;
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned step = 0; step < steps[i]; step++) {
            robot_push(&exhibit, LADDER_DOWN);
            bench_run_ms(&exhibit.bench, 2);
            robot_release(&exhibit, LADDER_DOWN);
            bench_run_ms(&exhibit.bench, 2);
        }
        robot_push(&exhibit, LADDER_DOWN);
        bench_run_ms(&exhibit.bench, HELD_MS);
        char text[80];

        snprintf(text, sizeof text, " 255 4 %s 1 *", shown[i]);
        if (service_shown_signs() != 1u << LADDER_DOWN || !shows_number(shown[i]))
            return robot_fault(&exhibit, "the dots do not show %s ms", shown[i]);
        if (!line_latest() || !strstr(line_latest()->text, text))
            return robot_fault(&exhibit, "the line has no%s: %s", text,
                               line_latest() ? line_latest()->text : "");
        robot_release(&exhibit, LADDER_DOWN);
        bench_run_ms(&exhibit.bench, HELD_MS);
    }
    return true;
}

static bool a_faulty_eeprom(void)
{
    service_build();
    if (!service_opens())
        return false;
    bench_run_ms(&exhibit.bench, KEEP_MS - 2 * BENCH_PAUSE_MS);
    for (uint16_t at = 0; at < eeprom_size(&exhibit.bench.eeprom); at++) // a bit of each byte is stuck
        eeprom_put(&exhibit.bench.eeprom, at, eeprom_read(&exhibit.bench.eeprom, at) & 0xfe);
    return service_sees("EEPROM faulty") && service_acts(LADDER_UP, 1u << LADDER_UP, 1u << LADDER_UP, true);
}

// Lets the time of four quarter hours pass quickly, with a power cut after each.
static bool hours_are_counted(void)
{
    service_build();
    for (unsigned quarter = 0; quarter < 4; quarter++) {
        uint8_t *const seconds = robot_memory(&exhibit, "venue.run_s");

        seconds[0] = (QUARTER_S - 2) & 0xff;
        seconds[1] = (QUARTER_S - 2) >> 8;
        bench_run_ms(&exhibit.bench, 3000);
        service_restart();
    }
    return service_opens() && service_sees("Hours run 1") && service_sees("Restarts 5");
}

static const struct robot_check checks[] = {
    {a_good_exhibit,
     "a good exhibit: dots within the supply, keys, lamps, tunes, modules, EEPROM; it closes itself"},
    {a_tap_closes, "a short OK closes the screen"},
    {bounce_is_shown, "dots and line show the bounce of a key in ms"},
    {a_faulty_eeprom, "a faulty EEPROM is named"},
    {hours_are_counted, "hours and restarts survive power cuts"},
    {0},
};

int main(int argc, char **argv)
{
    return service_checks(checks, argc, argv);
}
