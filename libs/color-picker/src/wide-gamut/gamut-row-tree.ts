import { nearestInSrgb } from '@genmaster/color';
import type { Face } from '../view/face.ts';
import { stepAside } from '../view/kept-focus.ts';
import { h, type TreeElement } from '../view/tree.ts';
import panelStyles from '../picker-panel/picker-panel.module.css';
import styles from './wide-gamut.module.css';

/** Returns a row that shows whether every screen can show the colour, and a button that moves the colour into sRGB. */
export function gamutRowTree({ view, settings, state }: Face): TreeElement {
  const { labels, isDisabled } = settings;
  const { store } = view;
  const isBeyond = state.color.isBeyondSrgb === true;
  const fit = ({ currentTarget }: Event) => {
    stepAside(currentTarget as HTMLElement);
    store.setColor(nearestInSrgb(store.getState().color));
    store.commit();
  };
  return h(
    'div',
    { class: styles['gamut'], 'data-gamut': isBeyond ? 'p3' : 'srgb' },
    [
      h('span', {}, [isBeyond ? labels.beyondSrgb : labels.inSrgb]),
      isBeyond &&
        h('button', { type: 'button', class: panelStyles['button'], disabled: isDisabled }, [labels.fitSrgb], {
          on: { click: fit },
        }),
    ],
    { key: 'gamut' },
  );
}
