// SPDX-License-Identifier: MIT
// If this test fails, the compiler's arithmetic differs from what the sources assume. What the sources assume
// about the machine, and where the AVR and the host differ.
#include "check.h"

int main(void)
{
#ifdef __AVR__
    CHECK(sizeof(int) == 2);
    CHECK(sizeof(void *) == 2);
#else
    CHECK(sizeof(int) == 4);
    CHECK(sizeof(void *) == 8);
#endif
    volatile uint16_t now = 5, then = 65530;
    CHECK((uint16_t)(now - then) == 11);
    CHECK((uint16_t)(now - then) >= 11);
    volatile uint8_t eight = 255;
    CHECK(eight + 1 == 256);
    CHECK((uint8_t)(eight + 1) == 0);
    return check_done();
}
