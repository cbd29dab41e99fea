// SPDX-License-Identifier: MIT
// Imitates a slower computer. Chromium throttles pages but not their workers, so signals stop the processes of all
// pages most of the time.
import {Worker} from 'node:worker_threads';

const RUN_MS = 5;

const HOLDER = `
    const {parentPort, workerData: {pids, runMs, holdMs, flag}} = require('node:worker_threads');
    const signal = (name) => pids.forEach((pid) => process.kill(pid, name));
    const pause = new Int32Array(new SharedArrayBuffer(4));
    while (!Atomics.load(flag, 0)) {
        signal('SIGSTOP');
        Atomics.wait(pause, 0, 0, holdMs);
        signal('SIGCONT');
        Atomics.wait(pause, 0, 0, runMs);
    }
    parentPort.postMessage('done');
`;

// Slows all pages to 1/rate. Returns a function that ends the slowdown.
export async function throttle(browser, rate) {
    const session = await browser.newBrowserCDPSession();
    const {processInfo} = await session.send('SystemInfo.getProcessInfo');
    const pids = processInfo.filter(({type}) => type === 'renderer').map(({id}) => id);
    const flag = new Int32Array(new SharedArrayBuffer(4));
    const workerData = {pids, runMs: RUN_MS, holdMs: RUN_MS * (rate - 1), flag};
    const holder = new Worker(HOLDER, {eval: true, workerData});
    return async () => {
        const ended = new Promise((resolve) => {
            holder.once('message', resolve);
        });
        Atomics.store(flag, 0, 1);
        await ended;
        await session.detach();
    };
}
