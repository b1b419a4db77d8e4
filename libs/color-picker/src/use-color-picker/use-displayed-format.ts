import { useCallback, useEffect, useMemo } from 'react';
import type { ColorFormat } from '@genmaster/color';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { outputFormatOf } from './known-formats.ts';
import { firstOffered, offeredFormats } from './offered-formats.ts';
import type { ColorPickerOptions } from './picker-options.ts';
import { readRememberedFormat, rememberFormat } from './remembered-format.ts';
import { useKeptState } from './use-kept-state.ts';
import { useLatest } from './use-latest.ts';

/** Keeps the format shown in the fields and the list of formats to choose from. */
export function useDisplayedFormat(store: PickerStore, options: ColorPickerOptions) {
  const { format, defaultFormat, rememberFormat: memory, cmyk } = options;
  const outputFormat = outputFormatOf(options);
  const list = options.formats?.join();
  const formats = useMemo(
    () => offeredFormats({ formats: list?.split(','), cmyk, outputFormat }),
    [list, cmyk, outputFormat],
  );
  const [own, setOwn] = useKeptState(store, 'format', defaultFormat);
  const shown = firstOffered(formats, [format, own, outputFormat, 'hex']);

  // After the first render, which must match the server's, where nothing is stored.
  useEffect(() => {
    const remembered = readRememberedFormat(memory);
    if (remembered) setOwn(remembered);
  }, [memory, setOwn]);

  // A stable function, so that the fields do not render again with every render of the host.
  const latest = useLatest(options);
  const setFormat = useCallback(
    (next: ColorFormat) => {
      setOwn(next);
      rememberFormat(latest.current.rememberFormat, next);
      latest.current.onFormatChange?.({ format: next });
    },
    [latest, setOwn],
  );

  return { format: shown, formats, setFormat };
}
