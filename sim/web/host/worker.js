// SPDX-License-Identifier: MIT
// The host's program in a thread of its own, as an answer may take seconds. Messages in: {wasm}, once, then {line}, or {heard}, a line
// of a board; out: {said, fault}, with the answer as one text, as that may have millions of lines.
import {Program} from './program.js';

let program;

onmessage = ({data: {wasm, line, heard}}) => {
    if (wasm) program = new Program(wasm);
    else if (heard !== undefined) postMessage({said: program.hear(heard).map((words) => `${words}\n`).join('')});
    else postMessage({said: program.answer(line), fault: program.fault});
};
