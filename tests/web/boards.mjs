// SPDX-License-Identifier: MIT
import {readFileSync} from 'node:fs';

// The boards of the page, read from the paths of images: out/<board>/bouton.elf or out/<board>-<language>/bouton.elf
const images = Object.keys(JSON.parse(readFileSync('out/web/memory.json', 'utf8')));
export const BOARDS = [...new Set(images.map((path) => path.split(/[/-]/)[1]))].sort();
