import styles from './color-swatch.module.css';

/** Props of `ColorSwatch`. */
export interface ColorSwatchProps {
  /** A CSS colour; an empty text draws the sign for no colour. */
  color: string;
}

/** Shows a colour over a checkerboard. Decoration only: say the colour in text beside it. */
export function ColorSwatch({ color }: ColorSwatchProps) {
  return (
    <svg className={styles.swatch} data-state={color ? 'filled' : 'empty'} aria-hidden="true">
      {color ? <rect width="100%" height="100%" fill={color} /> : <line x1="0" y1="100%" x2="100%" y2="0" />}
    </svg>
  );
}
