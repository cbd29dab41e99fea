// SPDX-License-Identifier: MIT
#pragma once

// Writes what is wrong with the line: `error: column <column>: <what>`, without the column where the fault is
// not at a character.
void write_fault(void);
