import { wordsOf } from '../content/figures/figure-data.ts';
import type { BandSpec } from '../content/schema/blocks/index.ts';
import type { ContentBlock, ContentLink, PageContent } from '../content/page-content.ts';

/** Returns every visible text of a page, without listings and words in `backticks`. */
export function proseOf(page: PageContent): readonly string[] {
  return [
    page.name,
    page.summary,
    page.heading,
    page.promise,
    ...(page.demo ? [page.demo.heading, page.demo.instruction, page.demo.reality] : []),
    page.metadata.title,
    page.metadata.description,
    ...(page.status ? [page.status] : []),
    ...page.bands.flatMap(proseOfBand),
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
    page.closing.heading,
    page.closing.text,
    ...linksOf(page).flatMap(({ label, note }) => [label, ...(note ? [note] : [])]),
  ].map((text) => text.replace(/`[^`]*`/g, ' '));
}

/** Returns every link of a page. */
export function linksOf(page: PageContent): readonly ContentLink[] {
  return [...page.actions, ...page.bands.flatMap(linksIn), ...page.related, page.closing.action];
}

/** Returns every listing of a page. */
export function listingsOf(page: PageContent): readonly Extract<ContentBlock, { kind: 'code' }>[] {
  return blocksOf(page).filter((block) => block.kind === 'code');
}

function proseOfBlock(block: ContentBlock): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return [block.text];
    case 'list':
      return block.items;
    case 'steps':
    case 'cards':
      return block.items.flatMap(({ title, text }) => [title, text]);
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()];
    case 'code':
      return [block.caption];
    case 'figure':
      return [block.caption, block.alternative, ...(wordsOf(block).length > 0 ? [wordsOf(block).join(' · ')] : [])];
    case 'contact-form':
      // Its texts are those of the form.
      return [];
    case 'links':
      // Their texts are those of the links.
      return [];
    default:
      return block satisfies never;
  }
}

/** Returns every block of text of a page: in its bands and its disclosures. */
export function blocksOf({ bands }: PageContent): readonly ContentBlock[] {
  return bands.flatMap((band): readonly ContentBlock[] => {
    if (band.kind === 'details') return band.items.flatMap(({ blocks }) => blocks);
    return band.kind === 'prose' || band.kind === 'split' ? (band.blocks ?? []) : [];
  });
}

/** Returns the texts of a band and of its blocks, without pictures. */
function proseOfBand(band: BandSpec): readonly string[] {
  const inside =
    band.kind === 'details'
      ? band.items.flatMap(({ summary, blocks }) => [summary, ...blocks.flatMap(proseOfBlock)])
      : [];
  const blocks = band.kind === 'prose' || band.kind === 'split' ? (band.blocks ?? []).flatMap(proseOfBlock) : [];
  return [
    ...inside,
    ...blocks,
    ...ownWords({ ...band, blocks: [], ...(band.kind === 'details' ? { items: [] } : {}) }),
  ];
}

/** Entries that are not prose: facts, names of drawings, and names of keys. */
const NO_WORDS = 'kind id ground href size side pair tone tag label note keys figure'.split(' ');

function ownWords(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(ownWords);
  if (typeof value !== 'object' || value === null || typeof (value as { picture?: unknown }).picture === 'string')
    return [];
  return Object.entries(value).flatMap(([name, entry]) => (NO_WORDS.includes(name) ? [] : ownWords(entry)));
}

/** Returns every link in a part of a page. */
function linksIn(value: unknown): readonly ContentLink[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('href' in value) {
    const { label, title, ...rest } = value as {
      href: ContentLink['href'];
      label?: string;
      title?: string;
      note?: string;
    };
    return [{ href: rest.href, label: label ?? title ?? '', ...(label && rest.note ? { note: rest.note } : {}) }];
  }
  return Object.values(value).flatMap(linksIn);
}
