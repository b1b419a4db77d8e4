import type { ContentLink, PageContent } from '../page-content.ts';
import type { PageFacts } from '../schema/page-facts.ts';
import type { CompileContext } from './compile-piece.ts';
import type { BlockSource, WordsSource } from './source.ts';

/** The kinds of blocks at the end of every page. */
export const END_KINDS = ['details', 'related', 'closing'] as const;

type EndKind = (typeof END_KINDS)[number];

export const isEnd = ({ kind }: BlockSource): boolean => (END_KINDS as readonly string[]).includes(kind);

/** Finds the one block of a kind. */
export const endOf = (words: WordsSource, kind: EndKind): BlockSource | null =>
  words.blocks.find((block) => block.kind === kind) ?? null;

/** Compiles the related pages: addresses from the facts, one reason each from the words. */
export function compileRelated(
  source: BlockSource | null,
  { related }: PageFacts,
  nameOf: (address: string) => string | undefined,
  { report }: CompileContext,
): readonly ContentLink[] {
  if (!source) return [];
  const list = source.pieces[0];
  const items =
    list?.kind === 'cards'
      ? list.items.map(({ title, text }) => ({ label: title, note: text }))
      : list?.kind === 'list'
        ? list.items.map((note) => ({ label: undefined, note }))
        : [];
  if (items.length !== related.length) {
    report(
      source.line,
      `Here are ${items.length} reasons to go on, and page.yaml has ${related.length} related pages.`,
    );
  }
  return related.flatMap((href, index) => {
    const item = items[index];
    const label = item?.label ?? nameOf(href.replace(/[?#].*/, ''));
    return item ? [{ href, label: label ?? href, note: item.note }] : [];
  });
}

/** Compiles the closing text of a page and its action. */
export function compileClosing(
  source: BlockSource | null,
  { closing }: PageFacts,
  words: WordsSource,
  { report }: CompileContext,
): PageContent['closing'] {
  const text = source?.pieces.flatMap((piece) => (piece.kind === 'paragraph' ? [piece.text] : [])).join(' ') ?? '';
  const action = source?.pieces.find((piece) => piece.kind === 'directive' && piece.name === 'action');
  const label = action?.kind === 'directive' ? action.label : '';
  if (!source) report(lastLine(words), 'The page has no end. Add a block :::closing.');
  else if (!source.heading || text === '' || label === '') {
    report(source.line, 'A closing has a heading “##”, a sentence and ::action[Label].');
  }
  return { heading: source?.heading ?? '', text, action: { href: closing, label } };
}

const lastLine = ({ blocks }: WordsSource): number => blocks.at(-1)?.line ?? 1;
