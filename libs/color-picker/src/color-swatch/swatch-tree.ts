import { h, type TreeElement } from '../view/tree.ts';
import styles from './color-swatch.module.css';

/**
 * Returns a colour over a checkerboard, or the sign for no colour. Decoration only: add the colour as text beside it.
 */
export function swatchTree(paint: string | TreeElement): TreeElement {
  const fill = typeof paint === 'string' && paint ? h('rect', { width: '100%', height: '100%', fill: paint }) : paint;
  return h('svg', { class: styles['swatch'], 'data-state': paint ? 'filled' : 'empty', 'aria-hidden': 'true' }, [
    fill || h('line', { x1: 0, y1: '100%', x2: '100%', y2: 0 }),
  ]);
}
