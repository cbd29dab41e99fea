// SPDX-License-Identifier: MIT
// The robot before the exhibit, beside what it does in games: sees whether it attracts, and opens and reads
// the operator's menu. It reads the lamps and the dots, and these in English.
#pragma once

#include "robot/robot.h" // who looks

enum { KIOSK_IDLE_MS = 90000 }; // as delivered

// True where it begins to attract: the dots show the title of a game, all lamps are lit.
bool kiosk_attracts(struct robot *robot);

// Waits until it attracts: so long, never earlier, and a moment longer at the most.
bool kiosk_returns(struct robot *robot, unsigned idle_ms);

// While it attracts: starts the game that is shown by this key, and skips its opening by OK. True if it is
// the human's turn then.
bool kiosk_starts_game(struct robot *robot, enum ladder_key key);

// A key, so many times; two keys at once.
void kiosk_press(struct robot *robot, enum ladder_key key, unsigned times);
void kiosk_hold_both(struct robot *robot, enum ladder_key one, enum ladder_key other, unsigned ms);

// The operator's gesture: LEFT and RIGHT, a pause, UP and DOWN. Leaves no key of these down. True if the menu
// is open then.
bool kiosk_gesture_opens(struct robot *robot, unsigned first_ms, unsigned pause_ms, unsigned second_ms);

// The gesture as it is meant.
enum { GESTURE_MS = 5100, GESTURE_PAUSE_MS = 1900 }; // each part, with contacts that bounce; between them
bool kiosk_open_menu(struct robot *robot);

// True where the operator's menu shows its first setting.
bool kiosk_shows_menu(struct robot *robot);

// True where the picture for the kinds of modules is right: an F and an arrow to the right.
bool kiosk_shows_modules(const struct bench *bench);

// Presses OK at the picture of the modules, which the first start shows. Attract mode begins BENCH_START_MS
// later.
void kiosk_accept_modules(struct bench *bench);

// True where all dots are lit, as in the test of all parts.
bool kiosk_lights_all_dots(const struct robot *robot);

// In the menu of a board with several languages: turns English on, if it is not. The menu shows it in the
// end.
bool kiosk_offer_english(struct robot *robot);

// Settings of the operator's menu in its order, each with the number of its value. Languages and games are
// bits, from the first one on.
enum kiosk_setting {
    SETTING_LEVEL,
    SETTING_SOUND,
    SETTING_START,
    SETTING_IDLE,
    SETTING_BRIGHTNESS,
    KIOSK_SETTINGS
};
enum { DELIVERED_LEVEL = 2 }; // value of this setting on a new exhibit; all others have value 0
enum { KIOSK_VALUES = 3, KIOSK_VALUES_MAX = 4, KIOSK_LANGUAGES = 4, TITLED_GAMES = 24 };

// Returns the number of values of the setting: KIOSK_VALUES, or KIOSK_VALUES_MAX of the brightness.
unsigned kiosk_values(enum kiosk_setting setting);

struct kiosk_settings {
    unsigned value[KIOSK_SETTINGS];
    unsigned languages; // offered; 0 on a board without a choice
    uint32_t games;     // offered
};

// The value of the setting that the menu shows; kiosk_values() and a fault if none can be read.
unsigned kiosk_read_value(struct robot *robot, enum kiosk_setting setting);

// In the menu: goes to the first setting, and reads all of them; or these and which languages and games are
// offered. The // menu shows its first setting in the end.
bool kiosk_read_values(struct robot *robot, struct kiosk_settings *settings);
bool kiosk_read_settings(struct robot *robot, struct kiosk_settings *settings);

bool kiosk_same_settings(const struct kiosk_settings *one, const struct kiosk_settings *other);
