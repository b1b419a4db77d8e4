import type { PageContent } from '../content/page-content.ts';
import type { PageView } from '../content/page-view/page-view.ts';

/** Keys without visible text, and those of pictures, tables and listings. */
const ASIDE = [
  'kind',
  'id',
  'ground',
  'href',
  'size',
  'side',
  'pair',
  'tone',
  'tag',
  'rows',
  'columns',
  'caption',
  'code',
  'language',
  'figure',
];

/**
 * Returns the texts that are visible when the page opens, without disclosures, tables, listings, pictures and the demo.
 */
export function visibleTextsOf({ page, view }: { page: PageContent; view: PageView }): readonly string[] {
  const { heading, promise, status, actions, demo, related, closing } = page;
  return [
    ...textsIn([heading, promise, status, actions, view.hero]),
    ...(demo ? [demo.heading, demo.instruction] : []),
    ...textsIn(view.bands.filter(({ kind }) => kind !== 'details')),
    ...textsIn([related, closing]),
  ];
}

export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Counts the mentions of planned features outside of disclosures: in words, or as a tag. */
export function timesPlanned(view: PageView): number {
  const { hero, bands, heading, promise, status = '', related, closing } = view;
  const shown = [hero, bands.filter(({ kind }) => kind !== 'details'), heading, promise, status, related, closing];
  return [...JSON.stringify(shown).matchAll(/\bplanned\b(?!":)|"planned":true|आगे की योजना/g)].length;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return isPicture(value) ? [] : value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  if ('kind' in value && (value.kind === 'table' || value.kind === 'code' || value.kind === 'figure')) return [];
  return Object.entries(value).flatMap(([name, entry]) => (ASIDE.includes(name) ? [] : textsIn(entry)));
}

/** Returns whether a list is a drawn picture, which is a list of windows. */
const isPicture = ([first]: readonly unknown[]): boolean =>
  typeof first === 'object' && first !== null && 'body' in first;
