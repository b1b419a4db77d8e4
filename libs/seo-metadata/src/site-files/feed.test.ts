/**
 * @jest-environment jsdom
 */
import { site } from '../testing/example-site.ts';
import { renderFeed } from './feed.ts';

const feed = renderFeed(site, {
  title: 'What is new',
  description: 'Changes & more.',
  path: '/changelog.xml',
  pagePath: '/changelog',
  items: [
    { title: 'Old', url: '/changelog#1', summary: 'First.', published: '2026-01-02' },
    {
      title: 'New <b>',
      url: '/changelog#2',
      summary: 'A "quoted"\u200B ]]> text.',
      published: '2026-11-23T10:00:00+05:30',
      id: 'two',
    },
  ],
});

it('is a valid feed, the newest item first', () => {
  const read = new DOMParser().parseFromString(feed, 'text/xml');
  const texts = (selector: string) => [...read.querySelectorAll(selector)].map(({ textContent }) => textContent);

  expect(read.querySelector('parsererror')).toBeNull();
  expect(texts('channel > link')).toEqual(['https://genmaster.example/changelog']);
  expect(texts('item > title')).toEqual(['New <b>', 'Old']);
  expect(texts('item > description')).toEqual(['A "quoted" ]]> text.', 'First.']);
  expect(texts('item > guid')).toEqual(['two', 'https://genmaster.example/changelog#1']);
  expect(texts('item > pubDate')).toEqual(['Mon, 23 Nov 2026 04:30:00 GMT', 'Fri, 02 Jan 2026 00:00:00 GMT']);
  expect(texts('lastBuildDate')).toEqual(['Mon, 23 Nov 2026 04:30:00 GMT']);
});

it('lists an item without a readable date last, without a date', () => {
  const items = ['soon', '2026-01-02'].map((published) => ({ title: published, url: '/x', summary: '', published }));
  const text = renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items });
  expect(text).not.toContain('Invalid');
  expect(text.indexOf('soon')).toBeGreaterThan(text.indexOf('2026-01-02'));
});

it('dates no item by a time without a zone, which depends on the machine', () => {
  const feed = renderFeed(site, {
    title: 'News',
    description: 'D',
    path: '/feed.xml',
    pagePath: '/',
    items: [{ title: 'A', url: '/a', summary: 'S', published: '2026-11-23T10:00', id: 'a\u0001' }],
  });

  expect(feed).not.toContain('pubDate');
  expect(feed).toContain('<guid isPermaLink="false">a</guid>');
});
