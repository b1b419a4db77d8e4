import { readTypedEntry, typedOf, type TypedEntry } from './typed-entry.ts';

const typed = (fields: Partial<TypedEntry>): TypedEntry => ({ title: '', description: '', rest: '', ...fields });

it.each([
  { what: 'an empty form is an empty entry', form: typed({}), entry: {} },
  { what: 'blanks are no title', form: typed({ title: '  ' }), entry: {} },
  {
    what: 'title and description lose the blanks around them',
    form: typed({ title: ' A ', description: ' B ' }),
    entry: { title: 'A', description: 'B' },
  },
  {
    what: 'tags come from the JSON',
    form: typed({ title: 'A', rest: '{ "data": [{ "name": "keywords", "content": "a" }] }' }),
    entry: { title: 'A', data: [{ name: 'keywords', content: 'a' }] },
  },
])('$what', ({ form, entry }) => {
  expect(readTypedEntry(form)).toEqual({ entry });
});

it.each([
  { what: 'a title over 200 characters', form: typed({ title: 'x'.repeat(201) }), field: 'title' },
  { what: 'a description over 500 characters', form: typed({ description: 'x'.repeat(501) }), field: 'description' },
  { what: 'broken JSON', form: typed({ rest: '{' }), field: 'rest' },
  { what: 'JSON that is no object', form: typed({ rest: '[]' }), field: 'rest' },
  { what: 'a title in the JSON', form: typed({ rest: '{ "title": "A" }' }), field: 'rest' },
  { what: 'an unknown field', form: typed({ rest: '{ "robots": "none" }' }), field: 'rest' },
  { what: 'a tag without a content', form: typed({ rest: '{ "og": [{ "property": "og:title" }] }' }), field: 'rest' },
])('refuses $what at its field', ({ form, field }) => {
  expect(readTypedEntry(form)).toEqual({ problem: expect.objectContaining({ field }) });
});

it('shows an entry as it parses it', () => {
  const entry = { title: 'A', og: [{ property: 'og:title', content: 'B' }], schema: [{ '@type': 'Thing' }] };

  expect(readTypedEntry(typedOf(entry))).toEqual({ entry });
  expect(typedOf(null)).toEqual(typed({}));
});
