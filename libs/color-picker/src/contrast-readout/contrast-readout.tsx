import { parseColor } from '../color/parse-color.ts';
import { selectColor, usePicker, usePickerState } from '../picker-context/picker-context.ts';
import panelStyles from '../picker-panel/picker-panel.module.css';
import { contrastLabels } from './contrast-labels.ts';
import { judgeContrast, type ContrastDemand } from './judge-contrast.ts';
import styles from './contrast-readout.module.css';

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
  const { store, isDisabled } = usePicker();
  const color = usePickerState(store, selectColor);
  const other = parseColor(against);
  if (!other) return null;

  const texts = { ...contrastLabels, ...labels };
  const { ratio, apca, passes, better } = judgeContrast(color, other, demand);

  function fix() {
    if (better) store.setColor(better);
    store.commit();
  }

  return (
    <div className={styles.readout} data-state={passes ? 'passes' : 'fails'}>
      <span>
        {texts.contrast} {ratio}:1, {passes ? texts.passes : texts.fails} {demand.level ?? 'AA'}
      </span>
      <span>
        {texts.apca} {apca}
      </span>
      {better && (
        <button type="button" className={panelStyles.button} disabled={isDisabled} onClick={fix}>
          {texts.fix}
        </button>
      )}
    </div>
  );
}
