import { useFace } from '../picker-context/picker-context.ts';
import { useReading } from '../picker-context/use-reading.ts';
import { toReact } from '../view/react-tree.tsx';
import { swatchesTree } from './swatches-tree.ts';

/** Props of `PresetColors`. */
export interface PresetColorsProps {
  /** Heading of the list, which is also its accessible name. */
  label: string;
  /** CSS colours, in display order. */
  colors: readonly string[];
  /** Text of an empty list; without it an empty list renders nothing. */
  emptyText?: string | undefined;
  /** Fires when a colour is removed; without it there is no remove button and no Delete key. */
  onRemove?: ((index: number) => void) | undefined;
  /** Fires when the user moves a colour, by Alt and an arrow key or by dragging; without it colours cannot be moved. */
  onReorder?: ((colors: string[]) => void) | undefined;
  /** Level of the heading. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** Renders a list of colours to choose from; the current colour is marked, in whatever format it is written. */
export function PresetColors({ label, colors, emptyText, onRemove, onReorder, headingLevel }: PresetColorsProps) {
  const face = useFace();
  const reading = useReading();
  if (!colors.length && !emptyText) return null;
  const settings = headingLevel ? { ...face.settings, headingLevel } : face.settings;
  const swatches = colors.map((color) => ({ color }));
  const group = { id: label, label, swatches, emptyText, remove: onRemove, reorder: onReorder };
  return toReact(reading(() => swatchesTree({ ...face, settings }, [group], `list ${label}`)));
}
