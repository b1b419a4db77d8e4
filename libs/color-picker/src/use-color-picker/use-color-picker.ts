import { useEffect, useState } from 'react';
import {
  channelsOf,
  farColors,
  isWideFormat,
  loadFarColors,
  type Channel,
  type ColorFormat,
  type PickerColor,
} from '@genmaster/color';
import { selectColor, usePickerState } from '../picker-context/picker-context.ts';
import { useReading } from '../picker-context/use-reading.ts';
import type { ColorPickerOptions } from './picker-options.ts';
import { useDisplayedFormat } from './use-displayed-format.ts';
import { usePickerStore } from './use-picker-store.ts';

/** Picker without an interface: the state to render, and the methods to call. */
export interface ColorPickerModel {
  /** The exact colour. */
  readonly color: PickerColor;
  /** Text as it was last given or emitted. */
  readonly value: string;
  readonly format: ColorFormat;
  readonly formats: readonly ColorFormat[];
  /**
   * Number fields of the current format, each with its range and its functions to read and write it. Those of `oklch` and
   * `p3` are there once their code is loaded.
   */
  readonly channels: readonly Channel[];
  setFormat(format: ColorFormat): void;
  /** Changes the colour; call `commit` at the end of the gesture. */
  setColor(color: PickerColor): void;
  /** Parses any CSS colour and applies it; returns false if the text is not a colour. */
  setText(text: string): boolean;
  /** Ends a gesture: `onValueCommit` fires if anything changed. */
  commit(): void;
  /** Saves the current value as the one that `cancel` restores. */
  begin(): void;
  /** Restores the exact text of the last `begin`. */
  cancel(): void;
}

/**
 * Returns the state and methods of a picker, for an interface of your own.
 *
 * @example
 * const { color, channels, setColor, commit } = useColorPicker({ defaultValue: 'teal', defaultFormat: 'hsla' });
 * channels.map((channel) => (
 *   <input
 *     key={channel.name}
 *     type="range"
 *     aria-label={channel.name}
 *     max={channel.max}
 *     value={channel.read(color)}
 *     onChange={(event) => setColor(channel.write(color, Number(event.target.value)))}
 *     onPointerUp={commit}
 *     onKeyUp={commit}
 *   />
 * ));
 */
export function useColorPicker(options: ColorPickerOptions = {}): ColorPickerModel {
  const store = usePickerStore(options);
  const { format, formats, setFormat } = useDisplayedFormat(store, options);
  const color = usePickerState(store, selectColor);
  const value = usePickerState(store, (state) => state.value);
  const { setColor, setText, commit, begin, cancel } = store;

  // If loading fails, a format beyond sRGB has no channels of its own.
  const [, setFar] = useState(farColors);
  useEffect(() => {
    if (isWideFormat(format))
      loadFarColors().then(
        (far) => setFar(far),
        () => undefined,
      );
  }, [format]);

  const channels = useReading()(() =>
    channelsOf(options.colorMode === 'grayscale' ? 'gray' : format, options.alphaMode ?? 'enabled'),
  );
  return { color, value, format, formats, channels, setFormat, setColor, setText, commit, begin, cancel };
}
