import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { colorFormats, type ColorFormat } from '../color/color-format.ts';
import type { ColorPickerOptions } from './picker-options.ts';

// CMYK is the last one.
const withoutCmyk = colorFormats.slice(0, -1);

/** Keeps which notation the fields show, and the list that can be cycled through. */
export function useDisplayedFormat(options: ColorPickerOptions) {
  const { format, defaultFormat, outputFormat = 'auto', onFormatChange } = options;
  const formats = options.cmyk ? colorFormats : withoutCmyk;
  const [own, setOwn] = useState<ColorFormat>(defaultFormat ?? (outputFormat === 'auto' ? 'hex' : outputFormat));
  const wanted = format ?? own;
  const shown = formats.includes(wanted) ? wanted : 'hex';

  // Always the same function, so that the fields do not render again with every render of the host.
  const listener = useRef(onFormatChange);
  useLayoutEffect(() => {
    listener.current = onFormatChange;
  });
  const setFormat = useCallback((next: ColorFormat) => {
    setOwn(next);
    listener.current?.({ format: next });
  }, []);

  return { format: shown, formats, setFormat };
}
