import { apcaContrast, contrastRatio, nearestPassingColor } from '../color/contrast.ts';
import { parseColor } from '../color/parse-color.ts';
import { selectColor, usePicker, usePickerState } from '../picker-context/picker-context.ts';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from './contrast-readout.module.css';

/** The texts of `ContrastReadout`, in English. */
export const contrastLabels = {
  contrast: 'Contrast',
  passes: 'passes',
  fails: 'fails',
  apca: 'APCA',
  fix: 'Use the nearest color that passes',
};

/** Props of `ContrastReadout`. */
export interface ContrastReadoutProps {
  /** The other colour, as any CSS colour. */
  against: string;
  /** Whether the picked colour is the text or what the text stands on. @default 'text' */
  role?: 'text' | 'background';
  /** The WCAG 2.2 level to reach. @default 'AA' */
  level?: 'AA' | 'AAA';
  /** Large text and graphics need less. @default 'normal' */
  size?: 'normal' | 'large';
  /** Any of the texts, in another language or wording. */
  labels?: Partial<typeof contrastLabels>;
}

const RATIOS = { AA: { normal: 4.5, large: 3 }, AAA: { normal: 7, large: 4.5 } };

/**
 * Says how well the picked colour can be read against another one, and mends it with one press.
 *
 * Put it inside a picker. The verdict is by WCAG 2.2; the APCA number stands beside it as advice.
 *
 * @example
 * <ColorPicker defaultValue="#69c"><ContrastReadout against="white" /></ColorPicker>
 */
export function ContrastReadout({
  against,
  role = 'text',
  level = 'AA',
  size = 'normal',
  labels,
}: ContrastReadoutProps) {
  const { store, isDisabled } = usePicker();
  const color = usePickerState(store, selectColor);
  const other = parseColor(against);
  if (!other) return null;

  const texts = { ...contrastLabels, ...labels };
  const pair = role === 'text' ? { text: color, background: other } : { text: other, background: color };
  const ratio = contrastRatio(pair);
  const wanted = RATIOS[level][size];
  const passes = ratio >= wanted;
  const better = passes ? null : nearestPassingColor({ color, against: other, role, ratio: wanted });

  function fix() {
    if (better) store.setColor(better);
    store.commit();
  }

  return (
    <div className={styles.readout} data-state={passes ? 'passes' : 'fails'}>
      <span>
        {/* Cut off, not rounded: 4.499 is not 4.5. */}
        {texts.contrast} {(Math.floor(ratio * 100) / 100).toFixed(2)}:1, {passes ? texts.passes : texts.fails} {level}
      </span>
      <span>
        {texts.apca} {Math.round(apcaContrast(pair))}
      </span>
      {better && (
        <button type="button" className={panelStyles.button} disabled={isDisabled} onClick={fix}>
          {texts.fix}
        </button>
      )}
    </div>
  );
}
