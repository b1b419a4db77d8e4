import type { ThemeEngine, ThemeField } from '@genmaster/theme-engine';
import { useEffect, useId, useRef } from 'react';
import controls from './panel-controls.module.css';
import styles from './size-slider.module.css';

export interface SizeSliderProps {
  field: ThemeField;
  /** Current size as text: `32px`. */
  value: string;
  engine: ThemeEngine;
}

/**
 * Renders a size in pixels, previewed while the thumb moves and saved as one undo step on release.
 *
 * React’s `onChange` is the DOM’s `input` event. The release is the DOM’s `change` event, for which React has no name.
 */
export function SizeSlider({ field, value, engine }: SizeSliderProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const isMoving = useRef(false);

  useEffect(() => {
    const input = slider.current;
    if (!input) return;
    const settle = () => {
      if (isMoving.current) engine.commit();
      isMoving.current = false;
    };
    input.addEventListener('change', settle);
    return () => {
      input.removeEventListener('change', settle);
      settle();
    };
  }, [engine, field]);

  const preview = (size: number) => {
    if (!isMoving.current) engine.begin(field.id);
    isMoving.current = true;
    engine.setField(field.id, size);
  };

  return (
    <div className={controls.field}>
      <div className={controls.line}>
        <label htmlFor={id} className={controls.label}>
          {field.label}
        </label>
        {/* Screen readers read the value from the slider itself. */}
        <span className={styles.output} aria-hidden="true">
          {value}
        </span>
      </div>
      <input
        ref={slider}
        id={id}
        type="range"
        className={styles.range}
        min={field.min}
        max={field.max}
        step={1}
        value={Number.parseFloat(value)}
        aria-valuetext={value}
        onChange={({ currentTarget }) => preview(currentTarget.valueAsNumber)}
      />
    </div>
  );
}
