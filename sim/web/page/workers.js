// SPDX-License-Identifier: MIT
// Starts workers from blobs, because a page opened as a file may not load files. If the browser starts none, the page itself runs
// the worker's source.

// Runs a worker's source in the page. Returns its port, or undefined if a policy refuses scripts.
function runHere(source) {
    const {port1, port2} = new MessageChannel(),
        script = Object.assign(document.createElement('script'), {textContent: source});
    globalThis.workerPort = port1; // the source reads this variable
    document.head.append(script);
    script.remove();
    delete globalThis.workerPort;
    return port1.onmessage ? Object.assign(port2, {terminate: () => port2.close()}) : undefined;
}

function runInWorker(source) {
    const url = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
    try {
        return new Worker(url);
    } catch {
        return undefined; // a policy forbids workers, or the browser has none
    } finally {
        URL.revokeObjectURL(url);
    }
}

// Calls hear(data) for each message from the source. Calls lack('worker') if the page runs the source itself, and
// lack('script') if nothing runs the source. Returns {postMessage(data), terminate()}.
export function startWorker(source, hear, lack) {
    let unanswered = []; // messages before the first answer, to send again if the worker does not start
    let port;
    const listen = () => {
        port.onmessage = ({data}) => {
            unanswered = undefined;
            hear(data);
        };
    };
    const fall = () => {
        port = runHere(source);
        lack(port ? 'worker' : 'script');
        if (!port) return;
        listen();
        for (const data of unanswered) port.postMessage(data);
    };
    port = runInWorker(source);
    if (port) {
        listen();
        // The error of a worker that cannot start has no message.
        port.onerror = ({message}) => message === undefined && fall();
    } else fall();
    return {
        postMessage(data) {
            unanswered?.push(data);
            port?.postMessage(data);
        },
        terminate: () => port?.terminate(),
    };
}
