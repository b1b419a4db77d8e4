import { changesOfEntry } from './entry-changes.ts';

it('lists the differences only', () => {
  const before = {
    title: 'Home',
    description: 'Same.',
    data: [{ name: 'keywords', content: 'a' }],
    og: [
      { property: 'og:image', content: '/a.png' },
      { property: 'og:image', content: '/b.png' },
    ],
    schema: [{ '@type': 'Product', name: 'P' }],
  };
  const after = {
    title: 'Start',
    description: 'Same.',
    og: [{ property: 'og:image', content: '/a.png' }],
    schema: [{ '@type': ['Product', 'Thing'], name: 'P' }],
  };

  expect(changesOfEntry(before, after)).toEqual([
    { at: 'title', before: 'Home', after: 'Start' },
    { at: 'keywords', before: 'a', after: null },
    { at: 'og:image', before: '/a.png\n/b.png', after: '/a.png' },
    { at: 'Product', before: JSON.stringify(before.schema[0], null, 2), after: null },
    { at: 'Product Thing', before: null, after: JSON.stringify(after.schema[0], null, 2) },
  ]);
  expect(changesOfEntry(before, before)).toEqual([]);
});

it('treats an empty entry as no entry', () => {
  expect(changesOfEntry(null, {})).toEqual([]);
  expect(changesOfEntry({ title: 'Home' }, null)).toEqual([{ at: 'title', before: 'Home', after: null }]);
});
