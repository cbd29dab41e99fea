// SPDX-License-Identifier: MIT
// TAP for the tests of the page.

let count = 0,
    failed = 0;

export function ok(passed, what, ...details) {
    console.log(`${passed ? 'ok' : 'not ok'} ${++count} - ${what}`);
    if (!passed) {
        failed++;
        details.forEach((detail) =>
            console.log(
                `# ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`.replaceAll('\n', '\n# '),
            ),
        );
    }
}

export function done() {
    console.log(`1..${count}`);
    process.exitCode = failed ? 1 : 0;
}
