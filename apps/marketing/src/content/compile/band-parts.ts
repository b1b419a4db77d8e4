import type { ContentBlock, ContentLink } from '../content-block.ts';
import type { Picture } from '../schema/pictures/index.ts';
import { compilePieces } from './compile-pieces.ts';
import type { CompileContext } from './compile-piece.ts';
import { pictureNamed } from './compile-pictures.ts';
import type { Attributes, BlockSource, PartSource } from './source.ts';

/** Part of a band: its heading, first paragraph, one link, and the other blocks. */
export interface BandPart {
  line: number;
  heading: string;
  attributes: Attributes;
  text: string | undefined;
  link: ContentLink | undefined;
  blocks: readonly ContentBlock[];
}

/** Parsed Markdown of a band, independent of its kind. */
export interface BandParts {
  kind: string;
  attributes: Attributes;
  heading: string | undefined;
  /** The paragraph at the start of the band. */
  lead: string | undefined;
  /** The one link at the end of the band. */
  link: ContentLink | undefined;
  /** The blocks that are neither lead nor link. */
  rest: readonly ContentBlock[];
  /** All blocks below the heading. */
  blocks: readonly ContentBlock[];
  parts: readonly BandPart[];
  /** Returns the picture that an attribute names. */
  picture: (name: string | undefined, line?: number) => Picture | undefined;
}

/** Compiles the pieces of a band; a translation is compiled together with the pieces of the first language. */
export function bandParts(source: BlockSource, first: BlockSource | null, context: CompileContext): BandParts {
  const report = (message: string) => context.report(source.line, message);
  if (first && first.parts.length !== source.parts.length) {
    report(`Here are ${source.parts.length} parts “###”, and ${first.parts.length} in English.`);
  }
  const blocks = compilePieces(source.pieces, first?.pieces ?? null, source.line, context);
  return {
    kind: source.kind,
    attributes: { ...first?.attributes, ...source.attributes },
    heading: source.heading ?? undefined,
    ...headOf(blocks),
    blocks,
    parts: source.parts.map((part, index) => partOf(part, first?.parts[index] ?? null, context)),
    picture: (name, line = source.line) =>
      name === undefined ? undefined : pictureNamed(context.pictures, name, (text) => context.report(line, text)),
  };
}

function partOf(part: PartSource, first: PartSource | null, context: CompileContext): BandPart {
  const blocks = compilePieces(part.pieces, first?.pieces ?? null, part.line, context);
  const { lead: text, link } = headOf(blocks);
  return {
    line: part.line,
    heading: part.heading,
    attributes: { ...first?.attributes, ...part.attributes },
    text,
    link,
    blocks,
  };
}

function headOf(blocks: readonly ContentBlock[]) {
  const [first] = blocks;
  const last = blocks.at(-1);
  const lead = first?.kind === 'paragraph' ? first.text : undefined;
  const link = last?.kind === 'links' && last.items.length === 1 ? last.items[0] : undefined;
  return { lead, link, rest: blocks.slice(lead === undefined ? 0 : 1, link ? -1 : undefined) };
}
