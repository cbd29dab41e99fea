// SPDX-License-Identifier: MIT
// For functions with many accesses to a static struct: on the AVR each takes 2 bytes by a pointer in a
// register, and 4 by its address.
#pragma once

// The same pointer, but the compiler no longer knows that it is constant, and so keeps it in a register.
#define IN_REGISTER(pointer)                                                                                 \
    (__extension__({                                                                                         \
        __typeof__(pointer) pointer_ = (pointer);                                                            \
        __asm__("" : "+r"(pointer_));                                                                        \
        pointer_;                                                                                            \
    }))
