// SPDX-License-Identifier: MIT
// What another does than somebody at the keys: the functions of struct glass (match/glass.h) of these names.
#pragma once

#include "match/glass.h"

enum refusal glass_play(const struct move *move);
enum refusal glass_move_machine(void);
enum refusal glass_undo(void);
