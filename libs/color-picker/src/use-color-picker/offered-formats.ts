import { isWideFormat, usualFormats, type ColorFormat, type OutputFormat } from '@genmaster/color';

/** Options of `offeredFormats`. */
export interface FormatWishes {
  readonly formats?: readonly ColorFormat[] | undefined;
  readonly cmyk?: boolean | undefined;
  readonly outputFormat?: OutputFormat | undefined;
}

/** Returns the formats to choose from: the host's list, else the usual ones and the output format. */
export function offeredFormats({ formats, cmyk, outputFormat = 'auto' }: FormatWishes): readonly ColorFormat[] {
  if (formats?.length) return formats;
  const usual = cmyk ? [...usualFormats, 'cmyk' as const] : usualFormats;
  return isWideFormat(outputFormat) || outputFormat === 'hwb' ? [...usual, outputFormat] : usual;
}
