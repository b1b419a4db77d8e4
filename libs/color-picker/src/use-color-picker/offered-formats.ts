import { isWideFormat, usualFormats, type ColorFormat, type OutputFormat } from '@genmaster/color';
import { knownFormat } from './known-formats.ts';

/** Options of `offeredFormats`. */
export interface FormatWishes {
  readonly formats?: readonly string[] | undefined;
  readonly cmyk?: boolean | undefined;
  readonly outputFormat: OutputFormat;
}

/** Returns the formats to choose from: the known ones of the host's list, else the usual ones and the output format. */
export function offeredFormats({ formats, cmyk, outputFormat }: FormatWishes): readonly ColorFormat[] {
  const named = formats?.flatMap((word) => knownFormat(word) ?? []);
  if (named?.length) return named;
  const usual = cmyk ? [...usualFormats, 'cmyk' as const] : usualFormats;
  return isWideFormat(outputFormat) || outputFormat === 'hwb' ? [...usual, outputFormat] : usual;
}

/** Returns the first of the wanted formats that is offered, else the first offered one. */
export const firstOffered = (formats: readonly ColorFormat[], wanted: readonly unknown[]): ColorFormat =>
  (wanted as readonly ColorFormat[]).find((format) => formats.includes(format)) ?? formats[0]!;
