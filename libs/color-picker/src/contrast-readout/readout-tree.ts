import { isHeld } from '../view/moves.ts';
import type { Face } from '../view/face.ts';
import { stepAside } from '../view/kept-focus.ts';
import { h, type TreeElement } from '../view/tree.ts';
import type { contrastLabels } from './contrast-labels.ts';
import type { ContrastDemand, ContrastVerdict } from './judge-contrast.ts';
import { levelOf } from './level-of.ts';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from './contrast-readout.module.css';

/** Options of `readoutTree`. */
export interface ReadoutChoice {
  readonly demand: ContrastDemand;
  readonly texts: typeof contrastLabels;
  /** Whether to offer the switch that keeps drags on the side that passes. */
  readonly holds?: boolean;
}

/**
 * Returns the contrast of the colour against another one, and a button that fixes a failing colour.
 *
 * With `holds`, the fix button keeps its place while there is nothing to fix, and the whole readout keeps its place
 * while the result is loading, because what is below must not move during a drag.
 */
export function readoutTree(
  { view, settings }: Face,
  verdict: ContrastVerdict | null,
  { demand, texts, holds }: ReadoutChoice,
): TreeElement {
  const { ratio, apca, passes, better } = verdict ?? { ratio: '–', apca: '–', passes: true, better: null };
  const { isDisabled: disabled } = settings;
  const mend = ({ currentTarget }: Event) => {
    if (holds) mendNow(view);
    else if (better) {
      stepAside(currentTarget as HTMLElement);
      view.store.setColor(better);
    }
    view.store.commit();
  };
  return h('div', { class: styles['readout'], 'data-state': passes ? 'passes' : 'fails' }, [
    h('span', {}, [
      verdict
        ? `${texts.contrast} ${ratio}:1, ${passes ? texts.passes : texts.fails} ${levelOf(demand)}`
        : texts.contrast,
    ]),
    h('span', {}, [`${texts.apca} ${apca}`]),
    (better !== null || holds === true) &&
      // Disabled until the result is there, because a press before that would have no effect.
      h(
        'button',
        {
          type: 'button',
          class: panelStyles['button'],
          'aria-keyshortcuts': 'N',
          disabled: disabled || verdict === null,
        },
        [texts.fix],
        {
          on: { click: mend },
        },
      ),
    holds === true &&
      h(
        'button',
        { type: 'button', class: styles['hold'], disabled, 'aria-pressed': String(isHeld(view, settings)) },
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

/** Moves a colour that fails to the side that passes, when the switch is turned on. */
function mendNow(view: Face['view']) {
  if (view.memory().contrast?.mend(view)) return;
  view.store.commit();
}
