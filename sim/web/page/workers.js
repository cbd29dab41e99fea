// SPDX-License-Identifier: MIT
// Starts workers from blobs, because a page opened as a file may not load files. If the browser starts none, the page itself runs
// the worker's source.

// Runs a worker's source in the page. Returns a port, or undefined on failure.
function runHere(source) {
    const {port1, port2} = new MessageChannel(),
        script = Object.assign(document.createElement('script'), {textContent: source});
    globalThis.workerPort = port1; // the worker's source looks for this variable
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
        return undefined; // the browser has no workers, or a policy forbids them
    } finally {
        URL.revokeObjectURL(url);
    }
}

// Starts a worker. If the browser starts none, runs `source` in the page. hear(data) receives messages. lack(name)
// reports what the browser lacks.
export function startWorker(source, hear, lack) {
    let unanswered = []; // messages before the first answer, to repeat if the worker cannot start
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
        // The error has no message if the worker could not start.
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
