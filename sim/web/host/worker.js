// SPDX-License-Identifier: MIT
// The host's program in a thread of its own, as an answer may take seconds. Messages in: {wasm}, once, then {line}; out: {lines, fault}.
import {Program} from './program.js';

let program;

onmessage = ({data: {wasm, line}}) => {
    if (wasm) program = new Program(wasm);
    else postMessage({lines: program.ask(line), fault: program.fault});
};
