import { formatColor, fromRgb, hexOf, toRgb, type PickerColor } from '@genmaster/color';
import type { Face, PickerView } from '../view/face.ts';

/** One colour to choose. */
export interface Swatch {
  /** The colour, as any CSS colour. */
  readonly color: string;
  /** What the host calls it. */
  readonly name?: string | undefined;
  /** The text that is stored in place of the colour. */
  readonly value?: string | undefined;
}

/** Colours that belong together, under a heading. */
export interface SwatchGroup {
  readonly id: string;
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly emptyText?: string | undefined;
  readonly remove?: ((index: number) => void) | undefined;
  readonly reorder?: ((colors: string[]) => void) | undefined;
}

/** How much of white, then of black, there is in the tints and shades of a colour. */
const PARTS = [0.8, 0.6, 0.4, 0.2];

/** Mixes a colour with white in four steps, and with black in four. */
export function shadesOf(color: PickerColor): string[] {
  const rgb = toRgb(color);
  const mix = (part: number, end: number) =>
    hexOf(
      fromRgb(
        {
          r: rgb.r + (end - rgb.r) * part,
          g: rgb.g + (end - rgb.g) * part,
          b: rgb.b + (end - rgb.b) * part,
        },
        1,
      ),
    );
  return [...PARTS.map((part) => mix(part, 1)), ...PARTS.toReversed().map((part) => mix(part, 0))];
}

/** The tints and shades that are shown: choosing one of them leaves the row as it is. */
function shadesIn(view: PickerView, color: PickerColor): string[] {
  const kept = view.keep('shades', () => ({ of: '', list: [] as string[] }));
  const hex = hexOf(color);
  if (hex !== kept.of && !kept.list.includes(hex)) {
    kept.of = hex;
    kept.list = shadesOf(color);
  }
  return kept.list;
}

const plain = (colors: readonly string[]): Swatch[] => colors.map((color) => ({ color }));

/** Everything to choose from in a picker, in the order in which it is shown; empty groups are left out. */
export function groupsIn({ view, settings, state }: Face): SwatchGroup[] {
  const { labels, presets, canEditPresets: canEdit, tokens, recent } = settings;
  const change = (next: string[]) => view.settings().setPresets(next);
  const groups: SwatchGroup[] = [
    { id: 'tokens', label: labels.tokens, swatches: tokens },
    { id: 'shades', label: labels.shades, swatches: settings.showsShades ? plain(shadesIn(view, state.color)) : [] },
    { id: 'recent', label: labels.recent, swatches: plain(recent) },
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

/** The text that adding the present colour puts into the list. */
export const presetText = ({ settings, view }: Pick<Face, 'settings' | 'view'>): string =>
  formatColor(view.store.getState().color, 'auto', settings.alphaMode);
