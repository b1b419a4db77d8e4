import { blocksOf, linksOf, listingsOf, proseOf } from '../../testing/page-text.ts';
import type { ContentBlock, PageContent } from '../page-content.ts';
import { hindiNames } from '../hindi-names.ts';
import { findPage, hindiPages, pages } from '../site-map.ts';

/** Pairs of a Hindi page and its English original. */
const pairs = hindiPages.map((hindi) => ({ path: hindi.path, hindi, english: englishOf(hindi.path) }));
const length = (text: string) => [...text].length;
const wordCount = (text: string) => text.trim().split(/\s+/).length;

function englishOf(path: string): PageContent {
  const page = findPage(path);
  if (!page) throw new Error(`“${path}” is no page of the site map`);
  return page;
}

it('contains the thirteen pages that a visitor sees first: the core pages, every overview and the playground', () => {
  const first = pages.filter(({ path, kind }) => kind !== 'page' || path === '/designingtool').map(({ path }) => path);

  expect(first).toHaveLength(13);
  expect(hindiPages.map(({ path }) => path)).toEqual(expect.arrayContaining(first));
});

it('lists each page once, in the order of the site map', () => {
  const paths = hindiPages.map(({ path }) => path);

  expect(paths).toEqual(pages.map(({ path }) => path).filter((path) => paths.includes(path)));
});

describe('the structure equals that of the English page', () => {
  it.each(pairs)('$path: the same sections with the same kinds of blocks', ({ hindi, english }) => {
    expect(hindi.bands.map(outline)).toEqual(english.bands.map(outline));
    expect(blocksOf(hindi).map(shapeOf)).toEqual(blocksOf(english).map(shapeOf));
    expect([hindi.area, hindi.kind]).toEqual([english.area, english.kind]);
    expect(hindi.questions).toHaveLength(english.questions.length);
    expect(hindi.demo?.id).toBe(english.demo?.id);
  });

  it.each(pairs)('$path: the same links in the same order', ({ hindi, english }) => {
    expect(linksOf(hindi).map(({ href }) => href)).toEqual(linksOf(english).map(({ href }) => href));
    expect(linksOf(hindi).map(({ note }) => note !== undefined)).toEqual(
      linksOf(english).map(({ note }) => note !== undefined),
    );
  });

  it.each(pairs)('$path: the same code', ({ hindi, english }) => {
    expect(listingsOf(hindi).map(({ code, language }) => ({ code, language }))).toEqual(
      listingsOf(english).map(({ code, language }) => ({ code, language })),
    );
  });

  it.each(pairs)('$path: the same inline code', ({ hindi, english }) => {
    const coded = (page: PageContent) => [...new Set(JSON.stringify(page.bands).match(/`[^`]+`/g) ?? [])].sort();

    // Hindi formats a few English names as code that are plain text in an English sentence.
    expect(coded(hindi)).toEqual(expect.arrayContaining(coded(english)));
  });
});

/** Returns the kind and id of a band, without its words. */
const outline = ({ kind, id }: PageContent['bands'][number]) => ({ kind, id });

function shapeOf(block: ContentBlock): string {
  switch (block.kind) {
    case 'list':
    case 'steps':
    case 'cards':
    case 'links':
      return `${block.kind} of ${block.items.length}`;
    case 'table':
      return `table of ${block.columns.length} × ${block.rows.length}`;
    default:
      return block.kind;
  }
}

describe('the language is Hindi', () => {
  // Codes such as “W-100”, names of notations, files and folders, and bare numbers are the same in every language.
  const isCode = (text: string) => !/[a-z]{3}/.test(text) || /^[\w/-]+(?:\/|(?:\.[a-z]+)+)$/.test(text);

  it.each(pairs)('$path: Devanagari in every text', ({ hindi }) => {
    const foreign = proseOf(hindi).filter((text) => !/\p{Script=Devanagari}/u.test(text) && !isCode(text));

    expect(foreign).toEqual([]);
  });

  it.each(pairs)('$path: no English sentence inside a text', ({ hindi }) => {
    const english = proseOf(hindi).flatMap((text) => text.match(/[A-Za-z’']+(?:[ ,]+[A-Za-z’']+){3,}/g) ?? []);

    expect(english).toEqual([]);
  });

  it.each(pairs)('$path: a danda at the end of sentences and no English full stop', ({ hindi }) => {
    const marks = proseOf(hindi).filter((text) => /\p{Script=Devanagari}\.(?:\s|$)|\S\s[।,;:?]|["']/u.test(text));

    expect(marks).toEqual([]);
  });

  it.each(pairs)('$path: Latin digits, as in its listings', ({ hindi }) => {
    expect(proseOf(hindi).filter((text) => /[०-९]/.test(text))).toEqual([]);
  });

  it.each(pairs)('$path: every paragraph, answer and reason is a whole sentence', ({ hindi }) => {
    const sentences = [
      hindi.promise,
      hindi.closing.text,
      hindi.metadata.description,
      ...hindi.questions.map(({ answer }) => answer),
      ...[blocksOf(hindi)].flatMap((blocks) =>
        blocks.flatMap((block) => (block.kind === 'paragraph' || block.kind === 'note' ? [block.text] : [])),
      ),
      ...linksOf(hindi).flatMap(({ note }) => (note === undefined ? [] : [note])),
    ];

    expect(sentences.filter((text) => !/[।”]$/.test(text))).toEqual([]);
  });
});

describe('the limits of the site apply', () => {
  it.each<{ text: string; limit: number; of: (page: PageContent) => string }>([
    { text: 'titles', limit: 60, of: ({ metadata }) => metadata.title },
    { text: 'descriptions', limit: 155, of: ({ metadata }) => metadata.description },
    { text: 'menu lines', limit: 70, of: ({ summary }) => summary },
  ])('$text: at most $limit characters', ({ limit, of }) => {
    expect(hindiPages.map(of).filter((text) => length(text) > limit)).toEqual([]);
  });

  it('answers: under 60 words', () => {
    const answers = hindiPages.flatMap(({ questions }) => questions.map(({ answer }) => answer));

    expect(answers.filter((answer) => wordCount(answer) >= 60)).toEqual([]);
  });

  it.each<{ what: string; of: (page: PageContent) => string }>([
    { what: 'title', of: ({ metadata }) => metadata.title },
    { what: 'description', of: ({ metadata }) => metadata.description },
    { what: 'heading', of: ({ heading }) => heading },
    { what: 'promise', of: ({ promise }) => promise },
  ])('no two pages have the same $what', ({ of }) => {
    expect(new Set(hindiPages.map(of)).size).toBe(hindiPages.length);
  });

  it('every title contains the name of the product', () => {
    expect(hindiPages.filter(({ metadata }) => !metadata.title.includes('Genmaster')).map(({ path }) => path)).toEqual(
      [],
    );
  });
});

describe('unfinished parts are named', () => {
  it.each(pairs)('$path: at least as often as on the English page', ({ hindi, english }) => {
    const count = (page: PageContent, pattern: RegExp) => proseOf(page).filter((text) => pattern.test(text)).length;

    expect(count(hindi, /योजना/)).toBeGreaterThanOrEqual(count(english, /\b(?:planned|plan)\b/i));
    expect(count(hindi, /घोषणा होनी बाकी है/)).toBe(count(english, /to be announced/));
    expect(count(hindi, /₹0/)).toBe(count(english, /₹0/));
  });
});

describe('each page has one name', () => {
  const nameOf = (href: string) => findPage(href.split(/[?#]/)[0] ?? '')?.name;
  const hindiNameOf = (href: string) => Object.entries(hindiNames).find(([path]) => path === href)?.[1].name;

  it.each(pairs)('$path: a link with a page’s name uses its Hindi name', ({ hindi, english }) => {
    const hindiLinks = linksOf(hindi);
    const strays = linksOf(english).flatMap(({ href, label }, index) =>
      label === nameOf(href) && hindiLinks[index]?.label !== hindiNameOf(href)
        ? [`${href}: “${hindiLinks[index]?.label}” instead of “${hindiNameOf(href)}”`]
        : [],
    );

    expect(strays).toEqual([]);
  });
});
