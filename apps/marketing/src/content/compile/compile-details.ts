import type { ContentQuestion } from '../page-content.ts';
import type { BandSpec } from '../schema/blocks/index.ts';
import { bandParts } from './band-parts.ts';
import type { CompileContext } from './compile-piece.ts';
import type { BlockSource } from './source.ts';

export interface Details {
  /** Reference items; the questions follow in the same list. */
  band: Extract<BandSpec, { kind: 'details' }>;
  questions: readonly ContentQuestion[];
}

/** Compiles disclosures: a part with an anchor is a reference item, one without is a question with its answer. */
export function compileDetails(
  source: BlockSource | null,
  first: BlockSource | null,
  context: CompileContext,
): Details {
  const band: Details['band'] = { kind: 'details', items: [] };
  if (!source) return { band, questions: [] };
  const { heading, parts } = bandParts(source, first, context);
  const questions = parts.flatMap(({ line, heading: question, attributes, text, blocks }) => {
    if (attributes['id']) return [];
    if (text !== undefined && blocks.length === 1) return [{ question, answer: text }];
    context.report(line, 'Answer this heading with one paragraph, or give it an anchor: “### Heading {#anchor}”.');
    return [];
  });
  const items = parts.flatMap(({ heading: summary, attributes: { id }, blocks }) =>
    id === undefined ? [] : [{ id, summary, ...tagOf(blocks), blocks: [...blocks] }],
  );
  return { band: { ...band, ...(heading ? { heading } : {}), items }, questions };
}

/** Returns a tag that shows on the closed disclosure that it contains code. */
const tagOf = (blocks: readonly { kind: string }[]) =>
  blocks.some(({ kind }) => kind === 'code') ? { tag: 'code' as const } : {};
