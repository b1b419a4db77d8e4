import { bandSchema, type BandSpec } from '../schema/blocks/index.ts';
import { bandParts } from './band-parts.ts';
import { BAND_READINGS } from './band-kinds.ts';
import { check } from './check.ts';
import type { CompileContext } from './compile-piece.ts';
import type { BlockSource } from './source.ts';

const KINDS = Object.keys(BAND_READINGS);

/** Compiles one band of a page: converts its Markdown by its kind, and validates it against the schema of that kind. */
export function compileBand(source: BlockSource, first: BlockSource | null, context: CompileContext): BandSpec | null {
  const report = (message: string) => context.report(source.line, message);
  const reading = BAND_READINGS[source.kind as keyof typeof BAND_READINGS] as
    | (typeof BAND_READINGS)['prose']
    | undefined;
  if (!reading) {
    report(
      `“:::${source.kind}” is no block. Choose one of: ${[...KINDS, 'details', 'related', 'closing'].join(', ')}.`,
    );
    return null;
  }
  const allowed = ['id', 'ground', ...reading.attributes];
  for (const name of Object.keys(source.attributes)) {
    if (!allowed.includes(name)) report(`“:::${source.kind}” takes no “${name}”. It takes ${allowed.join(', ')}.`);
  }
  if (!(source.attributes['id'] ?? first?.attributes['id']) && source.kind !== 'bento') {
    report(`This block has no anchor. Write :::${source.kind}{#anchor}.`);
    return null;
  }
  const parts = bandParts(source, first, context);
  const { id, ground } = parts.attributes;
  const { heading, lead, link } = parts;
  const band = withoutGaps({ kind: source.kind, id, ground, heading, lead, link, ...reading.read(parts) });
  return check(bandSchema, band, (path, message) => report(`:::${source.kind}${path && ` ${path}`}: ${message}`));
}

const withoutGaps = (entries: object) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
