import { contrastLabels } from '../contrast-readout/contrast-labels.ts';
import { copyColorLabels } from '../copy-color/copy-text.ts';
import { defaultLabels, type ColorPickerLabels } from '../labels/labels.ts';

/** Every text of an element: those of the picker and of what it can show beside the colour. */
export type GmColorPickerLabels = ColorPickerLabels &
  typeof contrastLabels &
  typeof copyColorLabels & { readonly recent: string };

/** The English texts of an element. */
export const elementLabels: GmColorPickerLabels = {
  ...defaultLabels,
  ...contrastLabels,
  ...copyColorLabels,
  recent: 'Recent colors',
};
