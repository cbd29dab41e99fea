// SPDX-License-Identifier: MIT
// The host's program in a worker, because an answer may need seconds. Messages in: first {wasm}, then {line}, a question, or
// {heard}, a board's line. Messages out: {said, fault}.
import {Program} from './program.js';

let program;

onmessage = ({data: {wasm, line, heard}}) => {
    if (wasm) program = new Program(wasm);
    else if (heard !== undefined) postMessage({said: program.hear(heard).map((words) => `${words}\n`).join('')});
    else postMessage({said: program.answer(line), fault: program.fault});
};
