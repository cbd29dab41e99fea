// SPDX-License-Identifier: MIT
// The robot at the exhibit, outside matches: recognises attract mode, and opens and reads the operator's
// menu. It reads English only.
#pragma once

#include "robot/words.h"

enum { KIOSK_IDLE_MS = 90000 }; // of a new exhibit

// Returns true at the start of attract mode.
bool kiosk_attracts(struct robot *robot);

// Checks that attract mode starts after idle_ms, at most 60 ms late.
bool kiosk_returns(struct robot *robot, unsigned idle_ms);

// Returns true if the watchdog resets the board within `within_ms` ms.
bool kiosk_bites(struct bench *bench, unsigned within_ms);

// Starts a game with this key in attract mode. Skips the demonstrated move.
bool kiosk_starts_game(struct robot *robot, enum ladder_key key);

// Taps a key several times.
void kiosk_press(struct robot *robot, enum ladder_key key, unsigned times);

// Holds two pairs of keys in succession. Returns true if the operator's menu opens.
bool kiosk_gesture_opens(struct robot *robot, unsigned first_ms, unsigned pause_ms, unsigned second_ms);

// Times in ms for kiosk_gesture_opens(): of each pair of keys, and of the pause
enum { GESTURE_MS = 5100, GESTURE_PAUSE_MS = 1900 };

// Opens the operator's menu: holds LEFT and RIGHT, pauses, holds UP and DOWN.
bool kiosk_open_menu(struct robot *robot);

// Returns true if the LEDs show the picture for mounting the modules.
bool kiosk_shows_modules(const struct bench *bench);

// Presses OK at the picture of the modules. Waits for attract mode.
void kiosk_accept_modules(struct bench *bench);

// Settings in the order of the operator's menu
enum kiosk_setting {
    SETTING_LEVEL,
    SETTING_SOUND,
    SETTING_START,
    SETTING_IDLE,
    SETTING_BRIGHTNESS,
    KIOSK_SETTINGS
};
enum { KIOSK_VALUES = 3, KIOSK_VALUES_MAX = 4, KIOSK_LANGUAGES = 4 };

// Reads a setting in the operator's menu. Returns KIOSK_VALUES_MAX on failure.
unsigned kiosk_read_value(struct robot *robot, enum kiosk_setting setting);
