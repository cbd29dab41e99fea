// SPDX-License-Identifier: MIT
// Modules of the page for tests that run in node, where avr8js has to be bundled.
import {mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';

const MODULES = resolve('out/web/node_modules');

// The exports of this source text, which is bundled into a folder of the test's own.
export async function bundled(folder, source) {
    const outfile = resolve(folder, 'bundle.mjs');
    mkdirSync(folder, {recursive: true});
    await createRequire(`${MODULES}/`)('esbuild').build({
        stdin: {contents: source, resolveDir: resolve('.')},
        bundle: true,
        platform: 'node',
        format: 'esm',
        outfile,
        nodePaths: [MODULES],
        logLevel: 'error',
    });
    return import(outfile);
}
