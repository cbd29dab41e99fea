#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The page's host program as a filter. BOUTON=tests/web/bouton.mjs makes the tests of out/host/bouton run it.
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {Program} from '../../sim/web/host/program.js';

const program = new Program(readFileSync('out/web/bouton.wasm'));
for await (const line of createInterface({input: process.stdin}))
    process.stdout.write(program.ask(line).map((said) => `${said}\n`).join(''));
