import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from '../scripts/lib/format-text.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { merge, partsOf, readCatalogue, writeCatalogue } from './catalogues.mjs';

/** The source language first. */
export const LANGUAGES = ['en', 'hi'];

export const catalogueOf = (language) => `libs/i18n/words/${language}.po`;

const moduleOf = (part, language) => `libs/i18n/src/messages/${part}.${language}.ts`;

const read = (language) => readCatalogue(readFileSync(join(root, catalogueOf(language)), 'utf8'));

/** Returns the entries of each language, in the order of the source. */
export function readWords() {
  const source = read('en');
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, language === 'en' ? source : merge(source, read(language))]),
  );
}

/** Returns all files generated from the catalogues: the catalogues in order, and a module per part and language. */
export async function writtenFiles() {
  const files = new Map();
  for (const [language, entries] of Object.entries(readWords())) {
    files.set(catalogueOf(language), writeCatalogue(language, entries));
    for (const [part, texts] of Object.entries(partsOf(entries))) {
      const path = moduleOf(part, language);
      files.set(path, await formatText(path, moduleText(language, texts)));
    }
  }
  return files;
}

const moduleText = (language, texts) => `// Made from words/${language}.po by \`npm run words\`; change it there.
export const messages = ${JSON.stringify(texts)}${language === 'en' ? ' as const' : ''};
`;
