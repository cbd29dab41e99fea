#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// The host's program that is in the page, as a filter: with BOUTON=tests/web/bouton.mjs the tests of out/host/bouton try it.
import {readFileSync} from 'node:fs';
import {createInterface} from 'node:readline';
import {Program} from '../../sim/web/host/program.js';

const program = new Program(readFileSync('out/web/bouton.wasm'));
for await (const line of createInterface({input: process.stdin}))
    process.stdout.write(program.ask(line).map((said) => `${said}\n`).join(''));
