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
