// SPDX-License-Identifier: MIT
// Bundles modules of the page for tests in node, because node cannot load avr8js directly.
import {readdirSync} from 'node:fs';
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

// Bundles modules of sim/web, named without their ending. Returns their exports.
export async function bundled(...names) {
    globalThis.navigator ??= {language: 'en'}; // node has none
    const outfile = resolve(`out/web/bundles/${names.join().replaceAll(/\W+/g, '-')}.mjs`);
    await createRequire(`${MODULES}/`)('esbuild').build({
        stdin: {contents: names.map((name) => `export * from './sim/web/${name}.js';`).join('\n'), resolveDir: resolve('.')},
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
