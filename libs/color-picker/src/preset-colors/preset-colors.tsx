import { useFace } from '../picker-context/picker-context.ts';
import { toReact } from '../view/react-tree.tsx';
import { swatchesTree } from './swatches-tree.ts';

/** Props of `PresetColors`. */
export interface PresetColorsProps {
  /** What the list is called; also its name for assistive technology. */
  label: string;
  /** Any CSS colours, in the order in which they are shown. */
  colors: readonly string[];
  /** Shown when the list is empty; without it an empty list shows nothing. */
  emptyText?: string | undefined;
  /** Makes every colour removable, by its button and by the Delete key. */
  onRemove?: ((index: number) => void) | undefined;
  /** Lets people move a colour to another place, by Alt and an arrow key or by dragging it. */
  onReorder?: ((colors: string[]) => void) | undefined;
  /** The level of the heading. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** A list of colours to choose from; the one that is chosen now is marked, whatever notation it is written in. */
export function PresetColors({ label, colors, emptyText, onRemove, onReorder, headingLevel }: PresetColorsProps) {
  const face = useFace();
  if (!colors.length && !emptyText) return null;
  const settings = headingLevel ? { ...face.settings, headingLevel } : face.settings;
  const swatches = colors.map((color) => ({ color }));
  const group = { id: label, label, swatches, emptyText, remove: onRemove, reorder: onReorder };
  return toReact(swatchesTree({ ...face, settings }, [group], `list ${label}`));
}
