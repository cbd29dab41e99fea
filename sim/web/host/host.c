// SPDX-License-Identifier: MIT
// The host's program in the page: lines come in byte by byte, answers go out in the same way.
#include "notation/console.h"

// Takes a byte of an answer.
__attribute__((import_module("page"), import_name("put"))) void put(char c);

// To be called once, first.
__attribute__((export_name("start"))) void start(void)
{
    console_init(put, 0);
}

// Takes a byte of a line. The LF at its end returns when the answer is written.
__attribute__((export_name("byte"))) void byte(char c)
{
    console_byte(c);
}
