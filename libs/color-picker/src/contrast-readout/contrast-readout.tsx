import { parseColor } from '@genmaster/color';
import { useFace } from '../picker-context/picker-context.ts';
import { toReact } from '../view/react-tree.tsx';
import type { contrastLabels } from './contrast-labels.ts';
import { judgeContrast, type ContrastDemand } from './judge-contrast.ts';
import { readoutTree } from './readout-tree.ts';

/** Props of `ContrastReadout`. */
export interface ContrastReadoutProps extends ContrastDemand {
  /** The other colour, as any CSS colour. */
  against: string;
  /** Any of the texts, in another language or wording. */
  labels?: Partial<typeof contrastLabels>;
}

/**
 * Says how well the picked colour can be read against another one, and mends it with one press.
 *
 * Put it inside a picker. The verdict is by WCAG 2.2; the APCA number stands beside it as advice.
 *
 * @example
 * <ColorPicker defaultValue="#69c"><ContrastReadout against="white" /></ColorPicker>
 */
export function ContrastReadout({ against, labels, ...demand }: ContrastReadoutProps) {
  const face = useFace();
  const other = parseColor(against);
  if (!other) return null;
  const verdict = judgeContrast(face.state.color, other, demand);
  return toReact(readoutTree(face, verdict, { demand, texts: { ...face.settings.labels, ...labels } }));
}
