import { contentLibrary } from '../library/index.ts';
import { compilePages } from './compile-pages.ts';
import { ContentError } from './problem.ts';
import { readWords } from './read-words.ts';
import { readYaml } from './read-yaml.ts';
import type { PageContent } from '../page-content.ts';
import type { PageSource } from './source.ts';

const FACTS = `address: /online-ide/sample
order: 10
kind: page
actions: ['#first']
related: [/online-ide/sample]
closing: /online-ide/sample`;

const FRONT = `---
name: Sample
summary: A sample.
heading: A sample page
promise: It promises.
title: Sample | Genmaster
description: A sample.
actions: [Read]
---
`;

const BLOCKS = `
:::prose{#first}
## First

Text with \`code\`, 10:30 and a colon:so.

::listing[The definition]{name=invoice-definition}

\`\`\`sql A query
select 1;
\`\`\`
:::

:::related
- Go on here.
:::

:::closing
## The end

It ends.

::action[Again]
:::
`;

interface Files {
  facts?: string;
  en?: string;
  hi?: string;
}

/** A page as read from its folder. */
function pageOf({
  facts = FACTS,
  en = FRONT + BLOCKS,
  hi = '---\nname: नमूना\nsummary: एक नमूना।\n---\n',
}: Files): PageSource {
  const problems: PageSource['problems'][number][] = [];
  const read = (language: string, text: string) => {
    const { words, problems: found } = readWords(`online-ide/sample/${language}.md`, text);
    problems.push(...found);
    return words;
  };
  const report = (line: number, message: string) =>
    problems.push({ file: 'online-ide/sample/page.yaml', line, message });
  const source = { facts: readYaml(facts, report), words: { en: read('en', en), hi: read('hi', hi) } };
  return { area: 'online-ide', slug: 'sample', ...source, problems };
}

const compile = (files: Files) => compilePages([pageOf(files)], contentLibrary);

/** Returns the error lines of the compilation. */
function linesOf(files: Files): readonly string[] {
  try {
    compile(files);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

const blocksOf = (page: PageContent | undefined) => (page?.bands[0]?.kind === 'prose' ? page.bands[0].blocks : []);

const HINDI = (FRONT + BLOCKS)
  .replace('name: Sample', 'name: नमूना')
  .replace('{#first}', '')
  .replace('::listing[The definition]{name=invoice-definition}', '::listing[परिभाषा]')
  .replace('```sql A query\nselect 1;\n```', '::listing[क्वेरी]');

it('combines facts and words', () => {
  const [page] = compile({}).english;

  expect(page).toMatchObject({
    path: '/online-ide/sample',
    area: 'online-ide',
    heading: 'A sample page',
    actions: [{ href: '#first', label: 'Read' }],
    related: [{ href: '/online-ide/sample', label: 'Sample', note: 'Go on here.' }],
    closing: { heading: 'The end', text: 'It ends.', action: { href: '/online-ide/sample', label: 'Again' } },
  });
  expect(blocksOf(page)).toEqual([
    { kind: 'paragraph', text: 'Text with `code`, 10:30 and a colon:so.' },
    { kind: 'code', caption: 'The definition', ...contentLibrary.listings['invoice-definition']!() },
    { kind: 'code', caption: 'A query', language: 'sql', code: 'select 1;' },
  ]);
});

it('takes missing parts of a translation from English: anchors, names of listings and listings themselves', () => {
  const { english, hindi } = compile({ hi: HINDI });

  expect(hindi[0]?.name).toBe('नमूना');
  expect(hindi[0]?.bands[0]?.id).toBe('first');
  expect(blocksOf(hindi[0]).slice(1)).toEqual(
    blocksOf(english[0])
      .slice(1)
      .map((block, at) => ({ ...block, caption: ['परिभाषा', 'क्वेरी'][at] })),
  );
});

it('leaves a page without a translation in English, under its Hindi name', () => {
  expect(compile({}).hindi).toEqual([]);
});

const en = (from: string, to: string): Files => ({ en: (FRONT + BLOCKS).replace(from, to) });
const hi = (from: string, to: string): Files => ({ hi: HINDI.replace(from, to) });

describe('reports an error in one line', () => {
  it.each<{ what: string; files: Files; line: string }>([
    {
      what: 'an unknown block',
      files: en(':::prose{', ':::sektion{'),
      line: 'en.md:11: “:::sektion” is no block. Choose one of: ',
    },
    {
      what: 'a wrong attribute',
      files: en('{#first}', '{#first size=xl}'),
      line: 'en.md:11: “:::prose” takes no “size”. ',
    },
    { what: 'a block without an anchor', files: en('{#first}', ''), line: 'en.md:11: This block has no anchor. ' },
    {
      what: 'a block that does not end',
      files: en('Again]\n:::', 'Again]\n'),
      line: 'en.md:27: “:::closing” does not end. ',
    },
    {
      what: 'text outside of a block',
      files: en('\n:::prose', '\nStray.\n\n:::prose'),
      line: 'en.md:11: “Stray.” stands outside of a block. ',
    },
    {
      what: 'a word in bold',
      files: en('with `code`', 'with **code**'),
      line: 'en.md:14: “**code**” is not shown here. ',
    },
    { what: 'HTML', files: en('Text with', 'Text<br>with'), line: 'en.md:14: “<br>” is not shown here. ' },
    {
      what: 'an unknown directive',
      files: en('::listing[', '::video['),
      line: 'en.md:16: “::video” is unknown here. Choose one of: ',
    },
    {
      what: 'an unknown listing',
      files: en('invoice-definition', 'nothing'),
      line: 'en.md:16: There is no listing “nothing”. Choose one of: ',
    },
    {
      what: 'an unknown language',
      files: en('```sql', '```cobol'),
      line: 'en.md:18: “cobol” is no language of listings. ',
    },
    {
      what: 'a listing without a caption',
      files: en('```sql A query', '```sql'),
      line: 'en.md:18: This listing has no caption. ',
    },
    {
      what: 'a table without a caption',
      files: en('::listing[The definition]{name=invoice-definition}', '| A |\n| - |\n| b |'),
      line: 'en.md:16: This table has no caption. ',
    },
    {
      what: 'reasons that are not counted',
      files: en('- Go on here.', '- Go on here.\n- And here.'),
      line: 'en.md:23: Here are 2 reasons to go on, and page.yaml has 1 related pages.',
    },
    {
      what: 'front matter that is missing',
      files: en('promise: It promises.\n', ''),
      line: 'en.md:1: promise: This is missing.',
    },
    {
      what: 'front matter that there is not',
      files: en('promise:', 'pronise: Oh\npromise:'),
      line: 'en.md:5: pronise: There is no such entry.',
    },
    { what: 'no front matter', files: { en: BLOCKS }, line: 'en.md:1: Begin with the page’s name' },
    {
      what: 'a link to nowhere',
      files: { facts: FACTS.replace('closing: /online-ide/sample', 'closing: /nowhere') },
      line: 'page.yaml:6: “/nowhere” leads nowhere: there is no page at /nowhere.',
    },
    {
      what: 'an anchor that is missing',
      files: { facts: FACTS.replace('#first', '#last') },
      line: 'page.yaml:4: “#last” leads nowhere: /online-ide/sample has no such anchor. It has #first.',
    },
    {
      what: 'an unknown fact',
      files: { facts: `${FACTS}\nherro: demo` },
      line: 'page.yaml:7: herro: There is no such entry.',
    },
    {
      what: 'a wrong fact',
      files: { facts: FACTS.replace('kind: page', 'kind: pages') },
      line: 'page.yaml:3: kind: pages is not one of ',
    },
    {
      what: 'facts that are no YAML',
      files: { facts: FACTS.replace('order: 10', 'order: [10') },
      line: 'page.yaml:3: This is no YAML: ',
    },
    {
      what: 'an unknown demo',
      files: {
        facts: `${FACTS}\ndemo: nothing`,
        ...en('actions: [Read]', 'actions: [Read]\ndemo: { heading: Try, instruction: Try it., reality: All of it. }'),
      },
      line: 'page.yaml:7: There is no demo “nothing”. Choose one of: ',
    },
    {
      what: 'a picture that there is not',
      files: en(':::prose{#first}', ':::split{#first picture=grid}'),
      line: 'en.md:11: There is no picture “grid”. No picture has a name yet.',
    },
    {
      what: 'a picture of an unknown kind',
      files: { facts: `${FACTS}\npictures:\n  page:\n    picture: grit` },
      line: 'page.yaml:9: pictures.page.picture: grit is not one of ',
    },
    {
      what: 'a picture that cannot be drawn',
      files: { facts: `${FACTS}\npictures:\n  page: { picture: grid, of: nothing }` },
      line: 'page.yaml:8: pictures.page: There is no definition “nothing” for a picture. ',
    },
    {
      what: 'a picture whose listing there is not',
      files: { facts: `${FACTS}\npictures:\n  page: { picture: code, listing: nothing }` },
      line: 'page.yaml:8: pictures.page.listing: There is no listing “nothing”. ',
    },
    {
      what: 'a hero with an entry that there is not',
      files: { facts: `${FACTS}\nhero: { kind: section, size: xl }` },
      line: 'page.yaml:7: hero.size: There is no such entry.',
    },
    {
      what: 'a band with too little in it',
      files: en(':::prose{#first}', ':::keys{#first}'),
      line: 'en.md:11: :::keys items: ',
    },
    {
      what: 'a part of the details that is no answer',
      files: en(':::related', ':::details\n### Why?\n\n- One.\n- Two.\n:::\n\n:::related'),
      line: 'en.md:24: Answer this heading with one paragraph, ',
    },
    {
      what: 'a translation with another block',
      files: hi(':::related', ':::details'),
      line: 'hi.md:21: The hi page has :::details here, and the English one :::related.',
    },
    {
      what: 'a translation with another piece',
      files: hi('::listing[परिभाषा]', '- एक'),
      line: 'hi.md:16: Here is list of 1, and in English code.',
    },
    {
      what: 'a translation that names another listing',
      files: hi('[परिभाषा]', '[परिभाषा]{nome=x}'),
      line: 'hi.md:16: “::listing” takes no “nome”. It takes name.',
    },
    {
      what: 'a translation with other words for a heading alone',
      files: { hi: '---\nname: नमूना\n---\n' },
      line: 'hi.md:1: summary: This is missing.',
    },
  ])('$what', ({ files, line }) => {
    const lines = linesOf(files);

    expect(lines[0]).toContain(`content/pages/online-ide/sample/${line}`);
    expect(lines).toHaveLength(1);
  });

  it('two pages at one address', () => {
    const compileBoth = () => compilePages([pageOf({}), { ...pageOf({}), slug: 'twin' }], contentLibrary);

    expect(compileBoth).toThrow(
      'content/pages/online-ide/twin/page.yaml:1: The address /online-ide/sample is taken by online-ide/sample.',
    );
  });

  it('an unknown area', () => {
    const compileIt = () => compilePages([{ ...pageOf({}), area: 'elsewhere' }], contentLibrary);

    expect(compileIt).toThrow(
      'content/pages/elsewhere/sample/page.yaml:1: “elsewhere” is no area. Choose one of: core, ',
    );
  });
});
