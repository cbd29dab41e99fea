// SPDX-License-Identifier: MIT
// The host's program in a thread of its own, as an answer may take seconds. Messages in: {wasm}, once, then {line}; out:
// {said, fault}, with the answer as one text, as that may have millions of lines.
import {Program} from './program.js';

let program;

onmessage = ({data: {wasm, line}}) => {
    if (wasm) program = new Program(wasm);
    else postMessage({said: program.answer(line), fault: program.fault});
};
