// SPDX-License-Identifier: MIT
import {readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';

// Returns the limits in a board.h and its included files, {NAME: number}.
export function readLimits(path) {
    const source = readFileSync(path, 'utf8');
    const included = Array.from(source.matchAll(/^#include "(\.\.\/.*)"/gm), ([, name]) => readLimits(join(dirname(path), name))),
        own = Array.from(source.matchAll(/^#define (\w+_(?:MAX|BYTES)) (\d+)\b/gm), ([, name, number]) => [name, Number(number)]);
    return Object.assign({}, ...included, Object.fromEntries(own));
}
