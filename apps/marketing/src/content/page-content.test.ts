import { invoice } from '@genmaster/app-model';
import { sampleRows } from '@genmaster/app-model';
import { outlineOf } from './page-outline.ts';
import { blocksOf, listingsOf, linksOf, proseOf } from '../testing/page-text.ts';
import { canonicalAddress } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import { everyPage as servedPages, notFoundPages } from './site-map.ts';

const everyPage = [...servedPages, ...notFoundPages];

/** Returns all breaches of a rule, each with its address; the rule holds when there are none. */
const breaches = (find: (page: PageContent) => readonly string[]): string[] =>
  everyPage.flatMap((page) => find(page).map((what) => `${page.path}: ${what}`));
const inProse = (pattern: RegExp) => (page: PageContent) =>
  proseOf(page).flatMap((text) => [...text.matchAll(pattern)].map(([found]) => `“${found}” in “${text}”`));
const repeats = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
const length = (text: string) => [...text].length;
const wordCount = (text: string) => text.trim().split(/\s+/).length;

describe('lengths', () => {
  it.each<{ text: string; limit: number; of: (page: PageContent) => string }>([
    { text: 'titles', limit: 60, of: ({ metadata }) => metadata.title },
    { text: 'descriptions', limit: 155, of: ({ metadata }) => metadata.description },
    { text: 'menu lines', limit: 70, of: ({ summary }) => summary },
  ])('$text: at most $limit characters', ({ limit, of }) => {
    expect(breaches((page) => (length(of(page)) > limit ? [`${length(of(page))} ${of(page)}`] : []))).toEqual([]);
  });

  it('answers: under 60 words', () => {
    const long = ({ questions }: PageContent) => questions.filter(({ answer }) => wordCount(answer) >= 60);

    expect(breaches((page) => long(page).map(({ question }) => question))).toEqual([]);
  });

  it('paragraphs: under 70 words', () => {
    const long = (page: PageContent) =>
      [
        ...(page.demo ? [page.demo.instruction, page.demo.reality] : []),
        ...blocksOf(page).flatMap((block) => (block.kind === 'paragraph' || block.kind === 'note' ? [block.text] : [])),
      ].filter((text) => wordCount(text) >= 70);

    expect(breaches((page) => long(page).map((text) => `${wordCount(text)} ${text}`))).toEqual([]);
  });

  it('texts: never empty, no white space at either end', () => {
    const untidy = (text: string) => text.trim() === '' || text !== text.trim();
    const texts = (page: PageContent) => [
      ...Object.values(page.metadata),
      page.name,
      page.summary,
      page.heading,
      page.promise,
      ...outlineOf(page).map(({ heading }) => heading),
      ...page.questions.flatMap(({ question, answer }) => [question, answer]),
      ...linksOf(page).flatMap(({ label, note = label }) => [label, note]),
    ];

    expect(breaches((page) => texts(page).filter(untidy))).toEqual([]);
  });
});

describe('no two pages are alike', () => {
  it.each<{ what: string; of: (page: PageContent) => string }>([
    { what: 'title', of: ({ metadata }) => metadata.title },
    { what: 'description', of: ({ metadata }) => metadata.description },
    { what: 'heading', of: ({ heading }) => heading },
    { what: 'promise', of: ({ promise }) => promise },
    { what: 'name', of: ({ name }) => name },
    { what: 'menu line', of: ({ summary }) => summary },
  ])('in their $what', ({ of }) => {
    expect(repeats(everyPage.map(of))).toEqual([]);
  });
});

describe('sections', () => {
  it('have ids in kebab-case, unique on the page, and none that the frame uses', () => {
    const wrong = (page: PageContent) => {
      const ids = outlineOf(page).map(({ id }) => id);
      const taken = ['questions', 'demo', 'main', 'app', 'gm-theme-panel', 'gm-theme-cog', 'gm-first-page'];
      return [
        ...ids.filter((id) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)),
        ...ids.filter((id) => taken.includes(id) || id.endsWith('-heading')),
        ...repeats(ids),
      ];
    };

    expect(breaches(wrong)).toEqual([]);
  });

  it('have headings that are statements; only the development areas ask', () => {
    const asking = (page: PageContent) =>
      page.area === 'development-areas'
        ? []
        : outlineOf(page)
            .map(({ heading }) => heading)
            .filter((text) => text.endsWith('?'));

    expect(breaches(asking)).toEqual([]);
  });

  it('are not empty, and there are at least three on a page', () => {
    const empty = (page: PageContent) => {
      const hollow = page.bands.flatMap((band) => (band.kind === 'details' ? band.items : []));
      return [
        ...hollow.filter(({ blocks }) => blocks.length === 0).map(({ summary }) => summary),
        ...(servedPages.includes(page) && outlineOf(page).length < 3 ? [`${outlineOf(page).length} sections`] : []),
      ];
    };

    expect(breaches(empty)).toEqual([]);
  });

  it('give each row of a table as many cells as the table has columns', () => {
    const uneven = (page: PageContent) =>
      blocksOf(page)
        .filter((block) => block.kind === 'table')
        .flatMap(({ caption, columns, rows }) =>
          rows.filter((row) => row.length !== columns.length).map((row) => `${caption}: ${row.join(' | ')}`),
        );

    expect(breaches(uneven)).toEqual([]);
  });

  it('have balanced backticks', () => {
    // `proseOf` removes paired backticks, so any that remain are unpaired.
    expect(breaches(inProse(/`/g))).toEqual([]);
  });
});

describe('listings', () => {
  it('in JSON can be parsed', () => {
    const json = everyPage.flatMap((page) =>
      listingsOf(page)
        .filter(({ language }) => language === 'json')
        .map(({ caption, code }) => ({ at: `${page.path}: ${caption}`, code })),
    );

    expect(json.length).toBeGreaterThan(5);
    for (const { at, code } of json) {
      expect(() => JSON.parse(code) as unknown).not.toThrow();
      expect(at).not.toBe('');
    }
  });

  it('in a diff add or remove at least one line', () => {
    const unchanged = (page: PageContent) =>
      listingsOf(page).filter(({ language, code }) => language === 'diff' && !/^[+-]/m.test(code));

    expect(breaches((page) => unchanged(page).map(({ caption }) => caption))).toEqual([]);
  });

  it('have no tabs and no space at the end of a line', () => {
    expect(
      breaches((page) =>
        listingsOf(page)
          .filter(({ code }) => /\t|[ ]$/m.test(code))
          .map(({ caption }) => caption),
      ),
    ).toEqual([]);
  });
});

describe('the text of a page without a demo', () => {
  /** Verbs of using a demo, and mentions of a demo. */
  const doing =
    /\b(?:live|working) (?:demo|debugger|screen)|\bin (?:the|this) (?:page|demo)\b|\bdemos? (?:shows?|runs?|searches)\b|\ba demo\b|(?:^|[.:;] |\band )(?:paste|drop|toggle|type|drag|resize|obfuscate|set|switch|edit|draft) |लाइव डेमो|डेमो आज़माएँ|पेज पर (?:ही )?(?:एक|आज़मा)/giu;

  it('offers no trial in menus, search and shared links', () => {
    const offers = ({ demo, summary, metadata }: PageContent) =>
      demo
        ? []
        : [summary, metadata.description].flatMap((text) =>
            [...text.matchAll(doing)].map(([found]) => `“${found}” in “${text}”`),
          );

    expect(breaches(offers)).toEqual([]);
  });

  it.each([
    'Set a breakpoint, step line by line. A working debugger inside the page.',
    'Code standards and full source export, each with a live demo.',
    'Paste requirements and see entities and rules.',
    'Five differences you can try in the page.',
    'कई लक्ष्य भाषाएँ, हर एक अपने लाइव डेमो के साथ।',
  ])('does not contain: %s', (text) => {
    expect(text).toMatch(new RegExp(doing.source, 'iu'));
  });
});

describe('the wording', () => {
  it.each([
    'revolutionary',
    'seamless',
    'cutting-edge',
    'cutting edge',
    'world-class',
    'world class',
    'best-in-class',
    'best in class',
    'game-changing',
    'game changing',
    'unlock',
    'supercharge',
    'effortless',
    'leverage',
    'empower',
    'robust',
    'blazing',
    'next-generation',
  ])('does not contain “%s”', (word) => {
    expect(breaches(inProse(new RegExp(`\\b${word}\\w*`, 'gi')))).toEqual([]);
  });

  it.each<{ invention: string; pattern: RegExp; samples: Readonly<Record<string, readonly string[]>> }>([
    {
      invention: 'date',
      pattern:
        /\b(?:19|20)\d{2}-\d{2}(?:-\d{2})?\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:\d{1,2}\s+)?(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,4}\b|\bQ[1-4]\s+20\d{2}\b|\b20\d{2}\b/g,
      // Date formats and the result of their import: input for the reader, not a claim about the site.
      samples: {
        // The sample rows of the playground, repeated in the figure of the home page.
        '/': sampleRows(invoice, 3).map(({ values }) => String(values['due'])),
        '/inbuilt-solutions/multilingual': ['15 August 2026', '2026'],
        '/inbuilt-solutions/import-export': ['15/09/2023', '12/01/2025', '01/04/2024', '2024-04-01'],
      },
    },
    {
      invention: 'telephone number',
      pattern: /\+\d[\d ()-]{6,}\d|\b\d{3,5}[ -]\d{3,4}[ -]\d{3,4}\b|\b\d{10,}\b/g,
      // The text from which a form is filled in, and the field with its result.
      samples: { '/generative-ai/automatic-form-filling': ['+91 00000 00000', '+910000000000'] },
    },
    {
      invention: 'e-mail address',
      // The example domains are reserved and belong to nobody.
      pattern: /[\w.+-]+@(?!example\.(?:com|org|net)\b|[\w.-]+\.example\b)[\w-]+\.\w+/g,
      samples: {},
    },
  ])('contains no $invention that could be mistaken for ours', ({ pattern, samples }) => {
    const invented = (page: PageContent) =>
      proseOf(page)
        .flatMap((text) => [...text.matchAll(pattern)].map(([found]) => found))
        .filter((found) => !samples[canonicalAddress(page.path)]?.includes(found));

    expect(breaches(invented)).toEqual([]);
  });
});
