// SPDX-License-Identifier: MIT
// The null board: game/ and console/ on stdin and stdout of the machine you sit at.
#pragma once

#define PARTS_MAX 32
#define PART_MAX 2147483647
