import { nameOfPage } from '../../content/name-of-page.ts';
import { addressToRead, everyPage, findPage, pages } from '../../content/site-map.ts';
import { collectFinderEntries } from './finder-entries.ts';
import { printFinderIndex, readFinderIndex } from './finder-index.ts';
import { wordsOf } from './finder-offer.tsx';

const english = collectFinderEntries('en');
const find = readFinderIndex(printFinderIndex(english));
const found = (words: string) => find(words).map(({ href }) => href);

describe('the searchable places', () => {
  it('are every page with its sections, in each language', () => {
    expect(english.filter(({ kind }) => kind === 'page')).toHaveLength(pages.length);
    const paths = new Set(everyPage.map(({ path }) => path as string));
    for (const { href, name, area } of [...english, ...collectFinderEntries('hi')]) {
      expect(paths).toContain(href.replace(/#.*/, ''));
      expect([name, area]).not.toContain('');
    }
  });

  it('describe every page and demo', () => {
    for (const { kind, name, about } of [...english, ...collectFinderEntries('hi')])
      if (kind !== 'section') expect([name, about]).not.toContain('');
  });

  it('are in Hindi where the page is in Hindi', () => {
    const hindi = collectFinderEntries('hi');
    expect(hindi.filter(({ kind }) => kind === 'page')).toHaveLength(pages.length);
    const [first] = hindi;
    expect(readFinderIndex(printFinderIndex(hindi))(first!.name)[0]?.href).toBe(first!.href);
  });
});

describe('the search', () => {
  it.each([
    { words: 'gen grid', first: '/inbuilt-solutions/gen-grid' },
    { words: 'debug', first: '/online-ide/code-debugger' },
    { words: 'debuger', first: '/online-ide/code-debugger' },
    { words: 'grd', first: '/inbuilt-solutions/gen-grid' },
    { words: 'gen-gird', first: '/inbuilt-solutions/gen-grid' },
    { words: 'voice', first: '/uniqueness/voice-control' },
    { words: 'database', first: '/uniqueness/database-neutrality' },
    { words: 'contact', first: '/contact-us' },
  ])('“$words” finds $first', ({ words, first }) => {
    expect(found(words)[0]).toBe(first);
  });

  it('finds a section by its heading', () => {
    const section = english.find(({ kind }) => kind === 'section')!;
    expect(found(section.name)).toContain(section.href);
  });

  it('finds a demo by its name', () => {
    const demos = english.filter(({ kind }) => kind === 'demo');
    expect(demos).not.toEqual([]);
    for (const { name, href } of demos) expect(found(name)[0]).toBe(href);
  });

  it('finds an English page by its Hindi name', () => {
    const { name } = nameOfPage('hi', findPage('/about-us')!);
    expect(found(name)[0]).toBe('/about-us');
  });

  it.each([
    { word: 'छपाई', page: '/inbuilt-solutions/reporting-tool' as const },
    { word: 'करार', page: '/api-generator/auto-api-generation' as const },
  ])('finds the page with “$word” in its Hindi summary, in either language', ({ word, page }) => {
    for (const language of ['en', 'hi'] as const) {
      const findIn = readFinderIndex(printFinderIndex(collectFinderEntries(language)));
      expect(findIn(word).map(({ href }) => href)).toContain(addressToRead(language, page));
    }
  });

  it('finds any page by its Hindi name, in either language', () => {
    for (const language of ['en', 'hi'] as const) {
      const findIn = readFinderIndex(printFinderIndex(collectFinderEntries(language)));
      const lost = pages.filter(({ path }) => {
        const { name } = nameOfPage('hi', findPage(path)!);
        return !findIn(name).some(({ href }) => [path, path === '/' ? '/hi' : `/hi${path}`].includes(href));
      });
      expect(lost.map(({ path }) => path)).toEqual([]);
    }
  });

  it('returns no place twice', () => {
    for (const words of ['theme', 'the form', 'gen grid', 'grid']) {
      const names = find(words).map(({ name, page }) => `${name}, ${page}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('returns places with all words, or with one of them when no place has all', () => {
    expect(found('voice zebra')).toContain('/uniqueness/voice-control');
  });

  it('returns at most twelve places, and none for an empty query', () => {
    expect(found('the model')).toHaveLength(12);
    expect(found('zzzzqqq')).toEqual([]);
    expect(found('')).toEqual([]);
  });
});

it.each([
  { address: '/online-ide/debuger.html', words: 'online ide debuger' },
  { address: '/hi/%E0%A4%97%E0%A5%8D%E0%A4%B0%E0%A4%BF%E0%A4%A1', words: 'ग्रिड' },
  { address: '/%E0%A4%A', words: 'E0 A4 A' },
  { address: `/${'long-'.repeat(40)}`, words: 'long '.repeat(40).slice(0, 80) },
])('the words of an unknown address are searched: $words', ({ address, words }) => {
  expect(wordsOf(address)).toBe(words);
});
