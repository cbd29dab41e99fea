// SPDX-License-Identifier: MIT
// The robot at the exhibit, outside matches: recognises attract mode, and opens and reads the operator's
// menu. It reads English only.
#pragma once

#include "robot/robot.h"

enum { KIOSK_IDLE_MS = 90000 }; // of a new exhibit

// True at the start of attract mode: all lamps are lit, and the dots show a title.
bool kiosk_attracts(struct robot *robot);

// Checks that attract mode begins after idle_ms, at most 60 ms late.
bool kiosk_returns(struct robot *robot, unsigned idle_ms);

// In attract mode, starts a game with this key and skips the demonstration.
bool kiosk_starts_game(struct robot *robot, enum ladder_key key);

// Taps a key several times.
void kiosk_press(struct robot *robot, enum ladder_key key, unsigned times);

// Holds two keys together for `ms` milliseconds.
void kiosk_hold_both(struct robot *robot, enum ladder_key one, enum ladder_key other, unsigned ms);

// Makes the gesture for the operator's menu with these times. Returns true if the menu opens.
bool kiosk_gesture_opens(struct robot *robot, unsigned first_ms, unsigned pause_ms, unsigned second_ms);

// Duration of each half of the gesture, and of the pause between the halves
enum { GESTURE_MS = 5100, GESTURE_PAUSE_MS = 1900 };

// Makes the gesture for the operator's menu: LEFT and RIGHT, a pause, UP and DOWN.
bool kiosk_open_menu(struct robot *robot);

// True if the operator's menu shows its first setting.
bool kiosk_shows_menu(struct robot *robot);

// True if the dots show the picture of the modules: an F and an arrow.
bool kiosk_shows_modules(const struct bench *bench);

// Accepts the picture of the modules at the first start. Runs until attract mode begins.
void kiosk_accept_modules(struct bench *bench);

// True if all dots are lit, as on the service screen.
bool kiosk_lights_all_dots(const struct robot *robot);

// Switches English on in the operator's menu.
bool kiosk_offer_english(struct robot *robot);

// Settings of the operator's menu, in the order of the menu.
enum kiosk_setting {
    SETTING_LEVEL,
    SETTING_SOUND,
    SETTING_START,
    SETTING_IDLE,
    SETTING_BRIGHTNESS,
    KIOSK_SETTINGS
};
enum { DELIVERED_LEVEL = 2 }; // value of SETTING_LEVEL on a new exhibit; all other settings are 0
enum { KIOSK_VALUES = 3, KIOSK_VALUES_MAX = 4, KIOSK_LANGUAGES = 4, TITLED_GAMES = 24 };

// Returns the number of values of a setting.
unsigned kiosk_values(enum kiosk_setting setting);

struct kiosk_settings {
    unsigned value[KIOSK_SETTINGS];
    unsigned languages; // bit n: true if language n is on; 0 on a board with one language
    uint32_t games;     // bit n: game n is on
};

// Reads the setting that the menu shows. Returns its value, or kiosk_values() on failure.
unsigned kiosk_read_value(struct robot *robot, enum kiosk_setting setting);

// Reads all settings in the operator's menu, but no languages and games.
bool kiosk_read_values(struct robot *robot, struct kiosk_settings *settings);

// Reads the whole operator's menu.
bool kiosk_read_settings(struct robot *robot, struct kiosk_settings *settings);

bool kiosk_same_settings(const struct kiosk_settings *one, const struct kiosk_settings *other);
