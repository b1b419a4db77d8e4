import { formatColor, fromRgb, hexOf, toRgb, type PickerColor } from '@genmaster/color';
import type { Face, PickerView } from '../view/face.ts';

/** Colour to choose from. */
export interface Swatch {
  /** The colour, as any CSS colour. */
  readonly color: string;
  /** Name given by the host. */
  readonly name?: string | undefined;
  /** Text stored instead of the colour. */
  readonly value?: string | undefined;
}

/** Group of colours under one heading. */
export interface SwatchGroup {
  readonly id: string;
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly emptyText?: string | undefined;
  readonly remove?: ((index: number) => void) | undefined;
  readonly reorder?: ((colors: string[]) => void) | undefined;
}

/** Share of white in the tints; the shades use the same shares of black in reverse order. */
const PARTS = [0.8, 0.6, 0.4, 0.2];

/** Returns four tints (mixed with white) and four shades (mixed with black) of a colour. */
export function shadesOf(color: PickerColor): string[] {
  const { r, g, b } = toRgb(color);
  const mix = (part: number, end: number) => {
    const toEnd = (from: number) => from + (end - from) * part;
    return hexOf(fromRgb({ r: toEnd(r), g: toEnd(g), b: toEnd(b) }, 1));
  };
  return [...PARTS.map((part) => mix(part, 1)), ...PARTS.toReversed().map((part) => mix(part, 0))];
}

/** Returns the shown tints and shades; choosing one of them does not change the row. */
function shadesIn(view: PickerView, color: PickerColor): string[] {
  const kept = view.keep('shades', () => ({ list: [] as string[] }));
  if (!kept.list.includes(hexOf(color))) kept.list = shadesOf(color);
  return kept.list;
}

/** Returns the swatch of a stored text; that of a linked token has the token's colour and name. */
const swatchOf = (text: string, tokens: readonly Swatch[]): Swatch =>
  tokens.find(({ value }) => value === text) ?? { color: text };

const plain = (colors: readonly string[]): Swatch[] => colors.map((color) => ({ color }));

/** Returns the groups of colours of a picker, in display order; empty groups are left out. */
export function groupsIn({ view, settings, state }: Face): SwatchGroup[] {
  const { labels, presets, canEditPresets: canEdit, tokens, recent } = settings;
  const change = (next: string[]) => view.settings().setPresets(next);
  const groups: SwatchGroup[] = [
    { id: 'tokens', label: labels.tokens, swatches: tokens },
    { id: 'shades', label: labels.shades, swatches: settings.showsShades ? plain(shadesIn(view, state.color)) : [] },
    { id: 'recent', label: labels.recent, swatches: recent.map((text) => swatchOf(text, tokens)) },
    {
      id: 'presets',
      label: settings.presetLabel ?? labels.presets,
      swatches: plain(presets),
      emptyText: canEdit ? (settings.emptyPresetsText ?? labels.noPresets) : undefined,
      reorder: canEdit ? change : undefined,
      remove: canEdit ? (index) => change(view.settings().presets.filter((_, at) => at !== index)) : undefined,
    },
  ];
  return groups.filter(({ swatches, emptyText }) => swatches.length || emptyText);
}

/** Returns the text under which the current colour is added to the presets. */
export const presetText = ({ settings, view }: Pick<Face, 'settings' | 'view'>): string =>
  formatColor(view.store.getState().color, 'auto', settings.alphaMode);
