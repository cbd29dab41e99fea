// SPDX-License-Identifier: MIT
// What this build is and can do. `games` and `help` answer several lines and end with an empty one.
#pragma once

#include "console/reader.h"

void about_games(struct reader *reader);
void about_help(struct reader *reader);
void about_version(struct reader *reader);
