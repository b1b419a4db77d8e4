import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftToTranslate, merge, partsOf, readCatalogue, writeCatalogue } from './catalogues.mjs';

const english = (key, text, more = {}) => ({ key, english: text, translation: '', ...more });
const hindi = (key, text, translation, more = {}) => ({ key, english: text, translation, ...more });

test('a catalogue survives a round trip: quotes, line breaks, plurals, notes and flags', () => {
  const entries = [
    hindi('grid/say', 'Say “yes” or "no"\\\nand go on', 'हाँ\nया "नहीं"', { note: 'Two\nlines.' }),
    hindi('grid/rows', '{n, plural, one {# row} other {# rows}}', '{n, plural, one {# पंक्ति} other {# पंक्तियाँ}}'),
    hindi('who/who.group:everyone', 'Everyone', 'सभी', { previous: 'All "of" them' }),
  ];
  assert.deepEqual(readCatalogue(writeCatalogue('hi', entries)), entries);
});

test('a long text stays on one line, so that a change is one changed line', () => {
  const text = 'word '.repeat(60).trim();
  assert.ok(writeCatalogue('en', [english('a/b', text)]).includes(`msgid "${text}"\n`));
});

test('an entry whose context is not a part and an id is refused with its text', () => {
  const text = writeCatalogue('en', [english('a/b', 'Orders')]).replace('a/b', 'nothing');
  assert.throws(() => readCatalogue(text), { message: '“Orders” needs a context of the form part/id, not “nothing”.' });
});

test('a duplicate id is refused', () => {
  const text = writeCatalogue('en', [english('a/b', 'One')]);
  const twice = `${text}\nmsgctxt "a/b"\nmsgid "Two"\nmsgstr ""\n`;
  assert.throws(() => readCatalogue(twice), { message: 'a/b is there twice.' });
});

test('a new English text is listed as untranslated, and is shown in English until then', () => {
  const merged = merge([english('a/x', 'New'), english('a/y', 'Old')], [hindi('a/y', 'Old', 'पुराना')]);
  assert.deepEqual(partsOf(merged), { a: { x: 'New', y: 'पुराना' } });
  assert.deepEqual(leftToTranslate(merged), ['a/x has no translation: “New”']);
});

test('a changed English text is marked with the one that was translated, until somebody removes the mark', () => {
  const source = [english('a/x', 'Save now')];
  const once = merge(source, [hindi('a/x', 'Save', 'सेव करें')]);
  assert.equal(once[0].previous, 'Save');
  assert.match(leftToTranslate(once)[0], /fuzzy.*“Save now”/);
  const twice = merge([english('a/x', 'Save all now')], readCatalogue(writeCatalogue('hi', once)));
  assert.equal(twice[0].previous, 'Save', 'the text that was translated, not the one between');
  const translated = hindi('a/x', 'Save all now', 'अभी सब सेव करें');
  assert.deepEqual(leftToTranslate(merge([english('a/x', 'Save all now')], [translated])), []);
});

test('a text that was removed from English is removed, the rest has the order of English', () => {
  const merged = merge(
    [english('a/1', 'One'), english('a/2', 'Two')],
    [hindi('a/2', 'Two', 'दो'), hindi('a/3', 'Three', 'तीन'), hindi('a/1', 'One', 'एक')],
  );
  assert.deepEqual(
    merged.map(({ key, translation }) => [key, translation]),
    [
      ['a/1', 'एक'],
      ['a/2', 'दो'],
    ],
  );
});
