import type { ReactNode } from 'react';
import styles from './color-swatch.module.css';

/** Props of `ColorSwatch`. */
export interface ColorSwatchProps {
  /** A CSS colour; an empty text draws the sign for no colour. */
  color?: string | undefined;
  /** What is drawn in place of `color`, by a part that follows one by itself. */
  fill?: ReactNode;
}

/** Shows a colour over a checkerboard. Decoration only: say the colour in text beside it. */
export function ColorSwatch({ color, fill }: ColorSwatchProps) {
  return (
    <svg className={styles.swatch} data-state={color || fill ? 'filled' : 'empty'} aria-hidden="true">
      {fill ?? (color ? <rect width="100%" height="100%" fill={color} /> : <line x1="0" y1="100%" x2="100%" y2="0" />)}
    </svg>
  );
}
