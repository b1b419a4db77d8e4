import { useEffect } from 'react';
import { isFarColor, loadFarColors, parseColor } from '@genmaster/color';
import { replaceLabels } from '../labels/labels.ts';
import { useFace } from '../picker-context/picker-context.ts';
import { useReading } from '../picker-context/use-reading.ts';
import { toReact } from '../view/react-tree.tsx';
import type { contrastLabels } from './contrast-labels.ts';
import { judgeContrast, type ContrastDemand } from './judge-contrast.ts';
import { readoutTree } from './readout-tree.ts';

/** Props of `ContrastReadout`. */
export interface ContrastReadoutProps extends ContrastDemand {
  /** The other colour, as any CSS colour. */
  against: string;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<typeof contrastLabels> | undefined;
}

/**
 * Renders the contrast of the picked colour against another one, and a button that fixes a failing colour.
 *
 * Put it inside a picker. The result is by WCAG 2.2; the APCA number beside it is advice.
 *
 * @example
 * <ColorPicker defaultValue="#69c"><ContrastReadout against="white" /></ColorPicker>
 */
export function ContrastReadout({ against, labels, ...demand }: ContrastReadoutProps) {
  const face = useFace();
  const { view } = face;
  useEffect(() => {
    if (isFarColor(against))
      loadFarColors().then(
        () => view.change({}),
        () => undefined,
      );
  }, [against, view]);
  const other = useReading()(() => parseColor(against));
  if (!other) return null;
  const { color, isCleared } = face.state;
  const verdict = isCleared ? null : judgeContrast(color, other, demand);
  return toReact(readoutTree(face, verdict, { demand, texts: replaceLabels(face.settings.labels, labels) }));
}
