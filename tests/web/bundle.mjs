// SPDX-License-Identifier: MIT
// Bundles modules of the page for tests in node, because node cannot load avr8js directly.
import {mkdirSync, readdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {resolve} from 'node:path';

const MODULES = resolve('out/web/node_modules'),
    FOLDER = resolve('sim/web/page/words');

// Provides the module 'words', which the build makes for the page.
const WORDS = {
    name: 'words',
    setup(plugin) {
        const languages = readdirSync(FOLDER).filter((name) => name.endsWith('.js')).map((name) => name.replace('.js', ''));
        const imports = languages.map((one) => `import * as ${one} from './${one}.js';`);
        plugin.onResolve({filter: /^words$/}, () => ({path: 'words', namespace: 'made'}));
        plugin.onLoad({filter: /.*/, namespace: 'made'}, () => ({
            contents: `${imports.join('\n')}\nexport const WORDS = {${languages}};`,
            resolveDir: FOLDER,
        }));
    },
};

// Bundles source text in `folder`. Returns the exports.
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
        plugins: [WORDS],
    });
    return import(outfile);
}
