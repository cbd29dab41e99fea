// SPDX-License-Identifier: MIT
// All words of the page, a file per language in words/. An element shows the text that its data-text names. data-label names its
// label for screen readers, data-title its tooltip. fill() replaces {name} by a value, and {count|one|many} by one of two words.
import {WORDS} from 'words'; // {language: words}
import {load, save} from './store.js';

const {en, de, fr, es, zh} = WORDS;
export const LANGUAGES = {en, de, fr, es, zh};

const isLanguage = (name) => Object.hasOwn(LANGUAGES, name);
const wished = [load('language'), navigator.language].map((name) => name?.slice(0, 2)).find(isLanguage);
let language = wished ?? 'en';

export const currentLanguage = () => language;
// Returns the language's tag for Intl and the document.
export const languageTag = () => (language === 'zh' ? 'zh-Hans' : language);
export const words = () => LANGUAGES[language];

export const hasText = (name) => Object.hasOwn(en.texts, name);

export const fill = (template, places) =>
    template.replace(/\{(\w+)(?:\|(.*?)\|(.*?))?\}/g, (place, key, one, many) =>
        one === undefined ? (places[key] ?? place) : Number(places[key]) === 1 ? one : many,
    );
export const text = (name, places = {}) => fill(words().texts[name], places);

// Returns 'a, b and c', or 'a, b or c' for the type 'disjunction'.
export const listed = (items, type = 'conjunction') =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : languageTag(), {type}).format(items);

// Joins sentences. Leaves out empty sentences.
export const sentences = (...all) => all.filter(Boolean).join(words().blank);

// Writes the current language's texts into the page.
export function translate(root = document) {
    document.documentElement.lang = languageTag();
    document.title = text('title');
    for (const element of root.querySelectorAll('[data-text]'))
        element.textContent = text(element.dataset.text);
    for (const element of root.querySelectorAll('[data-label]'))
        element.setAttribute('aria-label', text(element.dataset.label));
    for (const element of root.querySelectorAll('[data-title]')) element.title = text(element.dataset.title);
}

// Sets the page's language. Returns false if the page lacks this language.
export function setLanguage(name) {
    if (!isLanguage(name)) return false;
    language = name;
    save('language', name);
    return true;
}
