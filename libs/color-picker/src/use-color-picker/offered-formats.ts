import { isWideFormat, usualFormats, type ColorFormat, type OutputFormat } from '@genmaster/color';

/** What decides which notations a picker offers. */
export interface FormatWishes {
  readonly formats?: readonly ColorFormat[] | undefined;
  readonly cmyk?: boolean | undefined;
  readonly outputFormat?: OutputFormat | undefined;
}

/** The notations that can be cycled through: the host's own list, else the usual ones and what its values are in. */
export function offeredFormats({ formats, cmyk, outputFormat = 'auto' }: FormatWishes): readonly ColorFormat[] {
  if (formats?.length) return formats;
  const usual = cmyk ? [...usualFormats, 'cmyk' as const] : usualFormats;
  return isWideFormat(outputFormat) || outputFormat === 'hwb' ? [...usual, outputFormat] : usual;
}
