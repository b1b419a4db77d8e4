import { isHeld } from '../view/moves.ts';
import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import type { contrastLabels } from './contrast-labels.ts';
import type { ContrastDemand, ContrastVerdict } from './judge-contrast.ts';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from './contrast-readout.module.css';

/** What a read-out says and offers. */
export interface ReadoutChoice {
  readonly demand: ContrastDemand;
  readonly texts: typeof contrastLabels;
  /** Offers to hold drags where contrast passes. */
  readonly holds?: boolean;
}

/**
 * Says how well the colour can be read against another one, and mends it with one press.
 *
 * Where drags can be held, the button that mends keeps its place also while there is nothing to mend, and all of it while
 * the verdict is on its way: what stands below must not move under a drag.
 */
export function readoutTree(
  { view, settings }: Face,
  verdict: ContrastVerdict | null,
  { demand, texts, holds }: ReadoutChoice,
): TreeElement {
  const { ratio, apca, passes, better } = verdict ?? { ratio: '–', apca: '–', passes: true, better: null };
  const { isDisabled: disabled } = settings;
  const mend = () => {
    if (better) view.store.setColor(better);
    view.store.commit();
  };
  return h('div', { class: styles['readout'], 'data-state': passes ? 'passes' : 'fails' }, [
    h('span', {}, [
      verdict
        ? `${texts.contrast} ${ratio}:1, ${passes ? texts.passes : texts.fails} ${demand.level ?? 'AA'}`
        : texts.contrast,
    ]),
    h('span', {}, [`${texts.apca} ${apca}`]),
    (better !== null || holds === true) &&
      // Not before it knows what to do: a press would be lost.
      h(
        'button',
        { type: 'button', class: panelStyles['button'], disabled: disabled || verdict === null },
        [texts.fix],
        {
          on: { click: mend },
        },
      ),
    holds === true &&
      h(
        'button',
        { type: 'button', class: styles['hold'], disabled, 'aria-pressed': String(isHeld(view)) },
        [texts.hold],
        {
          key: 'hold',
          on: {
            click: () => {
              const next = !isHeld(view);
              view.change({ isHeld: next });
              if (next) mendNow(view);
            },
          },
        },
      ),
  ]);
}

/** A colour that fails already comes to the side that it will be held on. */
function mendNow(view: Face['view']) {
  if (view.memory().contrast?.mend(view)) return;
  view.store.commit();
}
