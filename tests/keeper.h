// SPDX-License-Identifier: MIT
// Replaces the stored records in tests without storage. Keeps only the latest outcome.
#pragma once

#include "ui/screens/ui.h"

static uint8_t latest_outcome;

static const uint8_t *load_nothing(uint8_t record)
{
    (void)record;
    return 0;
}

static void note_outcome(uint8_t record, uint8_t level, uint8_t outcome)
{
    (void)record;
    (void)level;
    latest_outcome = outcome;
}

static void forget_nothing(uint8_t record, uint8_t level)
{
    (void)record;
    (void)level;
}

static void save_nothing(uint8_t record, const uint8_t *bytes)
{
    (void)record;
    (void)bytes;
}

const FLASH struct keeper keeper = {load_nothing, note_outcome, forget_nothing, save_nothing};
