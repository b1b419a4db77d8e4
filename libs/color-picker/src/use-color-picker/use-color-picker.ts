import { channelsOf, type Channel, type ColorFormat, type PickerColor } from '@genmaster/color';
import { selectColor, usePickerState } from '../picker-context/picker-context.ts';
import type { ColorPickerOptions } from './picker-options.ts';
import { useDisplayedFormat } from './use-displayed-format.ts';
import { usePickerStore } from './use-picker-store.ts';

/** A picker without a face: what to draw, and what to call. */
export interface ColorPickerModel {
  /** The exact colour. */
  readonly color: PickerColor;
  /** The text as it was given or emitted last. */
  readonly value: string;
  readonly format: ColorFormat;
  readonly formats: readonly ColorFormat[];
  /** The number fields of the present notation, each with its range and how to read and write it. */
  readonly channels: readonly Channel[];
  setFormat(format: ColorFormat): void;
  /** Changes the colour; call `commit` when the gesture is over. */
  setColor(color: PickerColor): void;
  /** Takes any CSS colour; false when the text is none. */
  setText(text: string): boolean;
  /** Ends a gesture: `onValueCommit` fires if anything changed. */
  commit(): void;
  /** Takes the present value as the one `cancel` goes back to. */
  begin(): void;
  /** Goes back to the very text of the last `begin`. */
  cancel(): void;
}

/**
 * The picker's colour and verbs, for an interface of your own.
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
 *   />
 * ));
 */
export function useColorPicker(options: ColorPickerOptions = {}): ColorPickerModel {
  const store = usePickerStore(options);
  const { format, formats, setFormat } = useDisplayedFormat(options);
  const color = usePickerState(store, selectColor);
  const value = usePickerState(store, (state) => state.value);
  const { setColor, setText, commit, begin, cancel } = store;
  const channels = channelsOf(options.colorMode === 'grayscale' ? 'gray' : format, options.alphaMode ?? 'enabled');
  return { color, value, format, formats, channels, setFormat, setColor, setText, commit, begin, cancel };
}
