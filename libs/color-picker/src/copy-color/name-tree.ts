import { nearestColorName } from '@genmaster/color';
import type { Face } from '../view/face.ts';
import { h, type TreeElement } from '../view/tree.ts';
import styles from './copy-color.module.css';

/** Returns the nearest CSS colour name, as CSS spells it. */
export const nameTree = ({ state }: Face): TreeElement =>
  h('p', { class: styles['name'] }, [nearestColorName(state.color)], { key: 'name' });
