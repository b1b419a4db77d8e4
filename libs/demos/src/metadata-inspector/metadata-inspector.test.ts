import { createTranslate, MESSAGE_LOADERS } from '@genmaster/i18n';
import { sentenceOf } from './finding-sentence.ts';
import { cutText, inspectEntry, inspectorSchema, wayOf } from './inspect-entry.ts';
import { faulty, hidden, sound } from './samples.ts';
import * as v from 'valibot';

const found = (state: typeof faulty) => inspectEntry(state).findings.map(({ at }) => at);

it('finds the errors of the wrong sample, and none in the correct one', () => {
  expect(found(faulty)).toEqual(expect.arrayContaining(['title', 'og:image:alt']));
  expect(found(faulty).some((at) => at.startsWith('VideoObject'))).toBe(true);
  expect(inspectEntry(sound).findings.filter(({ level }) => level === 'error' || level === 'hint')).toEqual([]);
});

it('returns the canonical address for every visited address', () => {
  const canonical = (visited: string) => inspectEntry({ ...sound, visited }).resolved.canonicalUrl;

  expect(canonical('/offers/spring')).toBe('https://shop.example/offers/spring');
  expect(canonical('/spring?utm_source=letter')).toBe('https://shop.example/offers/spring');
  expect(wayOf(inspectEntry(hidden), hidden.visited)).toBe('alias');
  expect(wayOf(inspectEntry(sound), sound.visited)).toBe('same');
  expect(wayOf(inspectEntry({ ...sound, visited: '/nowhere' }), '/nowhere')).toBe('none');
});

it('keeps a page out of results when its metadata asks for it', () => {
  expect(inspectEntry(hidden).resolved.robots).toContain('noindex');
  expect(inspectEntry(hidden).head).toContain('noindex');
  expect(inspectEntry(sound).resolved.robots ?? '').not.toContain('noindex');
});

it('rejects structured data that it cannot read, with the reason', () => {
  expect(inspectEntry({ ...sound, schema: '[{' }).problem).toBe('noJson');
  expect(inspectEntry({ ...sound, schema: '[{"name":"x"}]' }).problem).toBe('noNodes');
  expect(inspectEntry({ ...sound, schema: '' }).problem).toBeNull();
});

it('never lets typed text escape from its tag', () => {
  const { head } = inspectEntry({ ...sound, title: '</title><script>steal()</script>' });

  expect(head).not.toContain('<script>steal');
});

it('truncates a text at a word', () => {
  expect(cutText('one two three', 20)).toBe('one two three');
  expect(cutText('one two three four five', 16)).toBe('one two three …');
});

it.each([faulty, sound, hidden])('starts from a valid stored entry', (state) => {
  expect(v.is(inspectorSchema, state)).toBe(true);
});

describe('the sentence of a finding', () => {
  const video = (more: object) => {
    const [node] = JSON.parse(sound.schema) as object[];
    return { ...sound, schema: JSON.stringify([{ ...node, ...more }]) };
  };
  const entries = [
    ...[faulty, sound, hidden],
    // What visitors make of them.
    { ...sound, title: '', description: '' },
    { ...sound, description: 'Cups '.repeat(60) },
    { ...sound, image: '' },
    video({ name: '', description: '', contentUrl: '', thumbnailUrl: '', duration: '', uploadDate: '' }),
    video({ duration: 'PT0S', uploadDate: '2031-03-01T09:00:00Z', contentUrl: 'ftp://shop.example' }),
    video({ uploadDate: 'May' }),
    video({ uploadDate: '2030-03-01' }),
  ];
  const messages = new Set(entries.flatMap((entry) => inspectEntry(entry).findings.map(({ message }) => message)));

  it.each([...messages])('is in the language of the page: %s', async (message) => {
    const { en, hi } = MESSAGE_LOADERS['metadata-inspector'];
    const [english, hindi] = [createTranslate('en', await en()), createTranslate('hi', await hi())];
    const { id, values } = sentenceOf({ message })!;

    expect(english(id, values)).toBe(message);
    expect(hindi(id, values)).toMatch(/^[^a-z]*\p{Script=Devanagari}.*$/su);
    for (const value of Object.values(values)) expect(hindi(id, values)).toContain(value);
  });

  it('is its English message alone where the demo has no words for it', () => {
    expect(sentenceOf({ message: 'Two nodes share the @id /a.' })).toBeNull();
  });
});
