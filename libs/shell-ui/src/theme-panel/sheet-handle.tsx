import { useRef } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './sheet-handle.module.css';

export interface SheetHandleProps {
  isTall: boolean;
  onChange: (isTall: boolean) => void;
  labels: Pick<ThemePanelLabels, 'sheetTaller' | 'sheetLower'>;
}

/** Minimum movement of a pull. */
const PULL_PX = 24;

/** Renders the handle of the sheet on a phone: a press or a pull makes the sheet taller or lower. */
export function SheetHandle({ isTall, onChange, labels }: SheetHandleProps) {
  const start = useRef<number>(null);
  const wasPulled = useRef(false);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-expanded={isTall}
      aria-label={isTall ? labels.sheetLower : labels.sheetTaller}
      onPointerDown={(event) => {
        start.current = event.clientY;
        wasPulled.current = false;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={({ clientY }) => {
        if (start.current === null || Math.abs(clientY - start.current) < PULL_PX) return;
        wasPulled.current = true;
        onChange(clientY < start.current);
      }}
      onPointerUp={() => {
        start.current = null;
      }}
      onClick={() => {
        if (!wasPulled.current) onChange(!isTall);
        wasPulled.current = false;
      }}
    />
  );
}
