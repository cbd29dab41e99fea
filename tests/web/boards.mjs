// SPDX-License-Identifier: MIT
import {readFileSync} from 'node:fs';

// Boards on the page, from paths such as out/<board>/bouton.elf or out/<board>-<language>/bouton.elf
const images = Object.keys(JSON.parse(readFileSync('out/web/memory.json', 'utf8')));
export const BOARDS = [...new Set(images.map((path) => path.split(/[/-]/)[1]))].sort();
