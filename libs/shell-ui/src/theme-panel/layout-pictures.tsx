import type { ComponentType } from 'react';
import styles from './layout-pictures.module.css';

/** Values of a layout, as they are stored. */
type LayoutChoice = '1' | '2';

export interface LayoutPicturesProps {
  /** Value that is chosen. */
  value: LayoutChoice;
  /** Drawing of a value. */
  picture: ComponentType<{ id: LayoutChoice }>;
  onChoose: (value: LayoutChoice) => void;
}

const CHOICES: readonly LayoutChoice[] = ['1', '2'];

/**
 * Renders the options of a list as drawings, which can be clicked.
 *
 * The drawings are for pointers only: the list beside them has the names and the keyboard support.
 */
export function LayoutPictures({ value, picture: Picture, onChoose }: LayoutPicturesProps) {
  return (
    <div className={styles.row} aria-hidden="true">
      {CHOICES.map((id) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className={styles.picture}
          data-layout-choice={id}
          data-state={id === value ? 'on' : 'off'}
          onClick={() => onChoose(id)}
        >
          <svg viewBox="0 0 120 72">
            <Picture id={id} />
          </svg>
        </button>
      ))}
    </div>
  );
}

const line = (x: number, y: number) => <rect x={x} y={y} width="16" height="4" rx="1" className={styles.ink} />;
const area = (x: number, y: number, width: number, height: number) => (
  <rect x={x} y={y} width={width} height={height} rx="2" className={styles.area} />
);

/** Draws a menu position: a rail at the left, or a bar at the top. */
export function MenuPicture({ id }: { id: LayoutChoice }) {
  return id === '1' ? (
    <>
      <rect width="32" height="72" className={styles.menu} />
      {line(8, 12)}
      {line(8, 22)}
      {line(8, 32)}
    </>
  ) : (
    <>
      <rect width="120" height="18" className={styles.menu} />
      {line(8, 7)}
      {line(30, 7)}
      {line(52, 7)}
    </>
  );
}

/** Draws a dashboard: bands below each other, or panels beside each other. */
export function DashboardPicture({ id }: { id: LayoutChoice }) {
  return id === '1' ? (
    <>
      {area(8, 8, 50, 24)}
      {area(62, 8, 50, 24)}
      {area(8, 36, 104, 28)}
    </>
  ) : (
    <>
      {area(8, 8, 70, 56)}
      {area(82, 8, 30, 26)}
      {area(82, 38, 30, 26)}
    </>
  );
}
