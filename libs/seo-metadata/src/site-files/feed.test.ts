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

/** Reads a description as feed readers do. */
const readAsHtml = (html: string | null) => new DOMParser().parseFromString(html ?? '', 'text/html').body.textContent;

it('is a valid feed, the newest item first', () => {
  const read = new DOMParser().parseFromString(feed, 'text/xml');
  const texts = (selector: string) => [...read.querySelectorAll(selector)].map(({ textContent }) => textContent);

  expect(read.querySelector('parsererror')).toBeNull();
  expect(texts('channel > link')).toEqual(['https://genmaster.example/changelog']);
  expect(texts('item > title')).toEqual(['New <b>', 'Old']);
  expect(texts('item > description').map(readAsHtml)).toEqual(['A "quoted" ]]> text.', 'First.']);
  expect(texts('item > guid')).toEqual(['two', 'https://genmaster.example/changelog#1']);
  expect(texts('item > pubDate')).toEqual(['Mon, 23 Nov 2026 04:30:00 GMT', 'Fri, 02 Jan 2026 00:00:00 GMT']);
  expect(texts('lastBuildDate')).toEqual(['Mon, 23 Nov 2026 04:30:00 GMT']);
});

it('gives items of one page ids of their own, of which the oldest keeps the address', () => {
  const item = (title: string, published: string, more = {}) => ({
    title,
    url: '/news',
    summary: '',
    published,
    ...more,
  });
  const guidsOf = (items: readonly ReturnType<typeof item>[]) => {
    const text = renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items });
    const read = new DOMParser().parseFromString(text, 'text/xml');
    return [...read.querySelectorAll('guid')].map((guid) => [guid.textContent, guid.getAttribute('isPermaLink')]);
  };
  const first = ['https://genmaster.example/news', null];
  const second = ['https://genmaster.example/news 2026-02-01 B', 'false'];
  expect(guidsOf([item('A', '2026-01-01')])).toEqual([first]);
  expect(guidsOf([item('A', '2026-01-01'), item('B', '2026-02-01')])).toEqual([second, first]);
  expect(guidsOf([item('C', '2026-03-01', { id: 'c' }), item('B', '2026-02-01'), item('A', '2026-01-01')])).toEqual([
    ['c', 'false'],
    second,
    first,
  ]);
});

it('lists an item without a readable date last, without a date', () => {
  const items = ['soon', '2026-01-02', '1960-01-02'].map((published) => ({
    title: published,
    url: '/x',
    summary: '',
    published,
  }));
  const text = renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items });
  expect(text).not.toContain('Invalid');
  expect(text.indexOf('soon')).toBeGreaterThan(text.indexOf('2026-01-02'));
  expect(text.indexOf('soon')).toBeGreaterThan(text.indexOf('1960-01-02'));
});

it('dates an item by a Date of code without types', () => {
  const items = ['2026-11-23T10:00:00+05:30', '1970-01-01', 'no date'].map((date) => ({
    title: date,
    url: `/${date.length}`,
    summary: 'S',
    published: new Date(date) as never,
  }));
  const text = renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items });

  expect([...text.matchAll(/<pubDate>(.+?)</g)].map(([, date]) => date)).toEqual([
    'Mon, 23 Nov 2026 04:30:00 GMT',
    'Thu, 01 Jan 1970 00:00:00 GMT',
  ]);
});

it('names an address that is none', () => {
  const items = [{ title: 'T', url: 'http://[', summary: '', published: '2026-01-02' }];

  expect(() => renderFeed(site, { title: 'T', description: 'D', path: '/f', pagePath: '/', items })).toThrow(
    '"http://[" is no address of a feed',
  );
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

it.each(['Use List<T> & <b>', '&lt;b&gt; is &amp;lt;', 'Zoë’s "two" words'])(
  'keeps every word of a summary for readers that decode it as HTML, and of the other texts as plain text: %s',
  (text) => {
    const items = [{ title: text, url: '/a', summary: text, published: '2026-01-02' }];
    const feed = renderFeed(site, { title: text, description: text, path: '/f', pagePath: '/', items });
    const read = new DOMParser().parseFromString(feed, 'text/xml');
    const textOf = (selector: string) => read.querySelector(selector)?.textContent ?? null;

    expect(readAsHtml(textOf('item > description'))).toBe(text);
    expect([textOf('channel > title'), textOf('channel > description'), textOf('item > title')]).toEqual([
      text,
      text,
      text,
    ]);
  },
);

it.each(['\f', '\u0000', '\uFFFE', '\uFFFF', '\uD800'])('has no character that XML forbids: %j', (forbidden) => {
  const text = `a${forbidden}b`;
  const items = [{ title: text, url: `/a${forbidden}`, summary: text, published: '2026-01-02', id: text }];
  const facts = { title: text, description: text, path: `/f${forbidden}`, pagePath: `/p${forbidden}`, language: text };
  const feed = renderFeed(site, { ...facts, items });

  expect(feed).not.toContain(forbidden);
  expect(new DOMParser().parseFromString(feed, 'text/xml').querySelector('parsererror')).toBeNull();
});
