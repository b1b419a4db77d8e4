import type { ColorFormat } from '@genmaster/color';
import { useFace } from '../picker-context/picker-context.ts';
import { knownFormat } from '../use-color-picker/known-formats.ts';
import { replaceLabels } from '../labels/labels.ts';
import { toReact } from '../view/react-tree.tsx';
import { type copyColorLabels } from './copy-text.ts';
import { copyTree } from './copy-tree.ts';

/** Props of `CopyColor`. */
export interface CopyColorProps {
  /** Formats to offer. @default every format of the picker */
  formats?: readonly ColorFormat[] | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<typeof copyColorLabels> | undefined;
}

/**
 * Renders buttons that copy the colour in any format. Put it inside a picker.
 *
 * @example
 * <ColorPicker defaultValue="teal"><CopyColor /></ColorPicker>
 */
export function CopyColor({ formats, labels }: CopyColorProps) {
  const face = useFace();
  return toReact(
    copyTree(face, formats?.filter(knownFormat) ?? face.settings.formats, replaceLabels(face.settings.labels, labels)),
  );
}
