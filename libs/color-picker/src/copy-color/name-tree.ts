import { nearestColorName } from '@genmaster/color';
import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import styles from './copy-color.module.css';

/** Returns the nearest CSS colour name, as CSS spells it, or that there is no colour. */
export const nameTree = ({ state, settings }: Face): TreeElement =>
  h('p', { class: styles['name'] }, [state.isCleared ? settings.labels.noColor : nearestColorName(state.color)], {
    key: 'name',
  });
