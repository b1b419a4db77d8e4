import type { ColorFormat } from '@genmaster/color';
import { useFace } from '../picker-context/picker-context.ts';
import { toReact } from '../view/react-tree.tsx';
import { type copyColorLabels } from './copy-text.ts';
import { copyTree } from './copy-tree.ts';

/** Props of `CopyColor`. */
export interface CopyColorProps {
  /** The notations offered. @default every notation of the picker */
  formats?: readonly ColorFormat[];
  /** Any of the texts, in another language or wording. */
  labels?: Partial<typeof copyColorLabels>;
}

/**
 * Copies the colour in any notation. Put it inside a picker.
 *
 * @example
 * <ColorPicker defaultValue="teal"><CopyColor /></ColorPicker>
 */
export function CopyColor({ formats, labels }: CopyColorProps) {
  const face = useFace();
  return toReact(copyTree(face, formats ?? face.settings.formats, { ...face.settings.labels, ...labels }));
}
