// SPDX-License-Identifier: MIT
// The host's program in a worker, because an answer may need seconds. Messages in: first {wasm}, then {line}, a question, or
// {heard}, a board's line. Messages out: {said, fault}, or undefined if the browser runs no WebAssembly.
import {startProgram} from './program.js';

// `workerPort` exists if the page runs this source itself, without a worker
const scope = globalThis.workerPort ?? globalThis;
let program;

function answerTo({line, heard}) {
    if (heard !== undefined) return {said: program.hear(heard).map((words) => `${words}\n`).join('')};
    return {said: program.answer(line), fault: program.fault};
}

scope.onmessage = ({data}) => {
    if (data.wasm) program = startProgram(data.wasm);
    else scope.postMessage(program && answerTo(data));
};
