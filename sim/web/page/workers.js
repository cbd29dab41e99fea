// SPDX-License-Identifier: MIT

// Starts a worker from a blob, because a page that was opened as a file may not load other files.
export function startWorker(source) {
    const url = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
    const worker = new Worker(url);
    URL.revokeObjectURL(url);
    return worker;
}
