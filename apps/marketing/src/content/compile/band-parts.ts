import type { ContentBlock, ContentLink } from '../content-block.ts';
import type { Picture } from '../schema/pictures/index.ts';
import { compilePieces } from './compile-pieces.ts';
import type { CompileContext } from './compile-piece.ts';
import { pictureNamed } from './compile-pictures.ts';
import type { Attributes, BlockSource, PartSource } from './source.ts';

/** A part of a band: its heading, first paragraph, one link, and the other blocks. */
export interface BandPart {
  line: number;
  heading: string;
  attributes: Attributes;
  text: string | undefined;
  link: ContentLink | undefined;
  blocks: readonly ContentBlock[];
}

/** A band as its Markdown has it, ready to be put into the shape of its kind. */
export interface BandParts {
  kind: string;
  attributes: Attributes;
  heading: string | undefined;
  /** The paragraph that the band begins with. */
  lead: string | undefined;
  /** The one link that the band ends with. */
  link: ContentLink | undefined;
  /** What is neither lead nor link. */
  rest: readonly ContentBlock[];
  /** Every piece below the heading. */
  blocks: readonly ContentBlock[];
  parts: readonly BandPart[];
  /** The picture that an attribute names. */
  picture: (name: string | undefined, line?: number) => Picture | undefined;
}

/** Compiles the pieces of a band, beside those of the first language in a translation. */
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
