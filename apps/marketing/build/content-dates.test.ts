import { contentHash, dateContent } from './content-dates.ts';

const page = { page: { heading: 'H' }, head: { canonicalUrl: 'https://a.example/x' } };

it('keeps the date of an unchanged page, and updates that of a page that changed today', () => {
  const kept = { '/x': { hash: contentHash(page), date: '2026-01-01' }, '/gone': { hash: 'h', date: '2025-01-01' } };
  const { dates, changed } = dateContent({ '/x': page, '/y': { page: 1 } }, { kept, today: '2026-03-01' });

  expect(dates).toEqual({ '/x': kept['/x'], '/y': { hash: contentHash({ page: 1 }), date: '2026-03-01' } });
  expect(changed).toEqual(['/y']);
});

it('finds no change on another host, and one in a single letter', () => {
  const elsewhere = { ...page, head: { canonicalUrl: 'http://b.example:8080/x' } };

  expect(contentHash(elsewhere)).toBe(contentHash(page));
  expect(contentHash({ ...page, page: { heading: 'h' } })).not.toBe(contentHash(page));
});

it('changes no date for a tag that the configuration adds to every page', () => {
  const page = (head: object) => ({ page: { name: 'Home' }, head: { title: 'T', robots: null, graph: [], ...head } });
  const plain = contentHash(page({}));

  expect(contentHash(page({ robots: 'max-snippet:-1', siteTags: [{ name: 'x', content: 'y' }] }))).toBe(plain);
  expect(contentHash(page({ title: 'Other' }))).not.toBe(plain);
});
