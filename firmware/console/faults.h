// SPDX-License-Identifier: MIT
// The texts of the faults.
#pragma once

// Writes the fault of the line: `error: column <column>: <text>`, without the column if the fault is not at a
// character.
void write_fault(void);
