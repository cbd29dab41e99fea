// SPDX-License-Identifier: MIT
// Bundles modules of the page for tests in node, because node cannot load avr8js directly.
import {mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';

const MODULES = resolve('out/web/node_modules');

// Bundles this source text into the folder and returns its exports.
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
