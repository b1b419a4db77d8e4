import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hindiGrammar } from '../../features/voice-assistant/grammar-hi.ts';
import { entityIn, hindiMessages } from '@genmaster/app-model';
import { MESSAGE_LOADERS } from '@genmaster/i18n';
import { messages as voiceInHindi } from '@genmaster/i18n/messages/voice.hi';
import { proseOf } from '../../testing/page-text.ts';
import { PICTURE_ENTITIES } from '../drawing/picture-entities.ts';
import { pictureWordsIn } from '../drawing/picture-words.ts';
import { hindiNames } from '../hindi-names.ts';
import { hindiPages } from '../site-map.ts';
import { hindiNotFoundPage } from './not-found.ts';
import { areaNames, menuNames } from './page-names.ts';

/** The rows of the glossary in docs/languages.md. */
const glossary = readFileSync(join(__dirname, '../../../../../docs/languages.md'), 'utf8')
  .split('\n## ')
  .filter((section) => section.startsWith('Glossary'))
  .flatMap((section) => [...section.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)])
  .map(([, english = '', hindi = '', not = '']) => ({ english, hindi: hindi.split(', '), not: not.split(', ') }))
  .filter(({ english }) => english !== 'English' && !english.startsWith('--'));

/** Texts of pictures and messages of rules, with values filled in. */
const filledIn = [...Object.values(pictureWordsIn.hi), ...Object.values(hindiMessages)].map((text) =>
  typeof text === 'string' ? text : (text as (...values: unknown[]) => string)('नमूना', ['नमूना']),
);

const drawnNames = Object.values(PICTURE_ENTITIES).flatMap((entity) => {
  const { name, fields } = entityIn('hi', entity);
  return [name, ...fields.map((field) => field.name)];
});

/** Returns every Hindi text of the site: pages, names and the interface’s messages, without the understood commands. */
async function everyText(): Promise<readonly string[]> {
  const parts = await Promise.all(Object.values(MESSAGE_LOADERS).map(({ hi }) => hi()));
  const texts = [
    ...[...hindiPages, hindiNotFoundPage].flatMap(proseOf),
    ...Object.values(hindiNames).flatMap(({ name, summary }) => [name, summary]),
    ...Object.values(areaNames),
    ...Object.values(menuNames),
    ...parts.flatMap((messages) => Object.values(messages)),
    ...filledIn,
    ...drawnNames,
    ...Object.values(voiceInHindi),
    ...hindiGrammar.examples,
  ];
  return [...new Set(texts)];
}

/** Returns whether a text contains the word or an inflected form; a match inside another word does not count. */
const has = (word: string) => (text: string) => new RegExp(`(?<![\\p{Letter}\\p{Mark}])${word}`, 'u').test(text);

it('has a row for each main term of the site', () => {
  expect(glossary.map(({ english }) => english)).toEqual(
    expect.arrayContaining(['entity', 'field', 'generated code', 'manual code', 'model', 'pre-order', 'rule', 'theme']),
  );
});

it('has one row for each term', () => {
  expect(new Set(glossary.map(({ english }) => english)).size).toBe(glossary.length);
});

it('never lists the same word as preferred and as wrong', () => {
  expect(glossary.flatMap(({ hindi, not }) => hindi.filter((word) => not.some((other) => has(other)(word))))).toEqual(
    [],
  );
});

it.each(glossary)('uses one Hindi name for $english', async ({ not }) => {
  const texts = await everyText();

  expect(not.flatMap((word) => texts.filter(has(word)).map((text) => `${word}: ${text}`))).toEqual([]);
});

it('uses one form of the imperative: पढ़ें, never पढ़िए', async () => {
  const other = /(?:इए|ीजिए|ेखिए|ढ़िए|ुनिए|ोलिए|िखिए)(?![\p{Letter}\p{Mark}])/u;

  expect('पढ़िए, देखिए, कीजिए, बताइए'.split(', ').filter((word) => !other.test(word))).toEqual([]);
  expect((await everyText()).filter((text) => other.test(text))).toEqual([]);
});

it('writes characters in normal form (NFC), so that a search finds them', async () => {
  expect((await everyText()).filter((text) => text !== text.normalize('NFC'))).toEqual([]);
});
