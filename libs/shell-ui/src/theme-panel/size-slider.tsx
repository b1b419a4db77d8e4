import type { ThemeEngine, ThemeField } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';
import styles from './size-slider.module.css';

export interface SizeSliderProps {
  /** Id of the slider, for its label. */
  id: string;
  field: ThemeField;
  /** Current size as text: `32px`. */
  value: string;
  engine: ThemeEngine;
}

/**
 * Renders a size in pixels as a slider and as a number, previewed while it changes and saved as one undo step on
 * release, Enter or leaving. Escape discards a number that is being typed.
 *
 * React’s `onChange` is the DOM’s `input` event. The release is the DOM’s `change` event, for which React has no name.
 */
export function SizeSlider({ id, field, value, engine }: SizeSliderProps) {
  const place = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  const shown = useRef('');
  // Text that is being typed; it may not be a valid size yet.
  const [typed, setTyped] = useState<string | null>(null);
  // The same text for events that arrive before the next rendering.
  const draft = useRef<string | null>(null);
  const type = (text: string | null) => {
    draft.current = text;
    setTyped(text);
  };
  const size = Number.parseFloat(value);
  const { min = 0, max = 1000, defaultValue = '0' } = field;
  const isWhole = [min, max, Number.parseFloat(defaultValue)].every(Number.isInteger);
  const step = isWhole ? 1 : 0.01;

  // A step back in the browser’s history ends the gesture from outside.
  const isOurs = () => isMoving.current && engine.valueOf(field.id) === shown.current;
  const preview = (next: number) => {
    if (!isOurs()) engine.begin(field.id);
    isMoving.current = true;
    engine.setField(field.id, next);
    shown.current = engine.valueOf(field.id);
  };
  const settle = () => {
    // A number below the minimum may become a valid one: 5 becomes 54. The final value is clamped.
    const text = draft.current;
    if (text !== null && Number(text) < min && text.trim() !== '') preview(min);
    if (isOurs()) engine.commit();
    isMoving.current = false;
    type(null);
  };
  const discard = () => {
    if (isOurs()) engine.cancel();
    isMoving.current = false;
    type(null);
  };
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });

  useEffect(() => {
    const part = place.current;
    if (!part) return;
    const end = () => latest.current();
    part.addEventListener('change', end);
    return () => {
      part.removeEventListener('change', end);
      end();
    };
  }, [engine, field]);

  return (
    <div ref={place} className={styles.place}>
      <input
        id={id}
        type="range"
        className={styles.range}
        min={min}
        max={max}
        step={step}
        value={size}
        aria-valuetext={value}
        onChange={({ currentTarget }) => preview(currentTarget.valueAsNumber)}
      />
      <span className={styles.number}>
        <input
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          aria-label={`${field.label}, px`}
          min={min}
          max={max}
          step={step}
          value={typed ?? String(size)}
          onChange={({ currentTarget }) => {
            const next = currentTarget.valueAsNumber;
            type(currentTarget.value);
            if (next >= min) preview(Math.min(max, next));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === null) return;
            // The first Escape discards the number; the next one closes the panel.
            event.preventDefault();
            discard();
          }}
        />
        <span aria-hidden="true">px</span>
      </span>
    </div>
  );
}
