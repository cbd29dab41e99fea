// SPDX-License-Identifier: MIT
#include "notation/component.h"

#include <stddef.h>

const struct heap_name heap_names[] = {
    {"kayles", "0.77", "OEIS A002186",
     "0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7"},
    {"dawson", "0.137", "OEIS A002187",
     "0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5"},
    {"treblecross", "0.007", "", ""},
    {"grundy", "4!.", "OEIS A002188",
     "0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1 0"},
    {"lasker", "4.[3]", "Winning Ways, chapter 4", "0 1 2 4 3 5 6 8 7 9 10 12 11 13 14 16 15 17 18 20 19"},
    {"officers", "0.6", "OEIS A046695",
     "0 0 1 2 0 1 2 3 1 2 3 4 0 3 4 2 1 3 2 1 0 2 1 4 5 1 4 5 1 2 0 1 2 3 1 2 3 4 2 3 4 2 3 4 2 1 0 2 8 4 5"},
    {NULL, NULL, NULL, NULL},
};
