import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
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
  const options = await resolveConfig(join(root, 'libs/i18n/src/messages/x.ts'));
  const files = new Map();
  for (const [language, entries] of Object.entries(readWords())) {
    files.set(catalogueOf(language), writeCatalogue(language, entries));
    for (const [part, texts] of Object.entries(partsOf(entries))) {
      files.set(
        moduleOf(part, language),
        await format(moduleText(language, texts), { ...options, parser: 'typescript' }),
      );
    }
  }
  return files;
}

const moduleText = (language, texts) => `// Made from words/${language}.po by \`npm run words\`; change it there.
export const messages = ${JSON.stringify(texts)}${language === 'en' ? ' as const' : ''};
`;
