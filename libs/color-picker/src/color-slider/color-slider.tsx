import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft, moveByKey } from '../slider-keys/slider-keys.ts';
import styles from './color-slider.module.css';

/** Props of `ColorSlider`. */
export interface ColorSliderProps {
  /** What the slider is called. */
  label: string;
  /** Which track is drawn behind it. */
  channel: 'hue' | 'alpha' | 'brightness' | 'oklch';
  value: number;
  max: number;
  step: number;
  /** The distance of Page Up and Page Down. */
  page: number;
  /** How the value is spoken. */
  valueText: string;
  /** What is drawn in the track, for tracks that depend on a colour. */
  track?: ReactNode;
  disabled: boolean;
  onMove: (value: number) => void;
  /** Fires when a drag or a key press ends. */
  onMoveEnd: () => void;
}

/**
 * One channel on a track: a native range input, so touch, pens and screen readers get what they know.
 *
 * Colours are SVG attributes instead of styles, which a strict content security policy would refuse in prerendered pages.
 */
export function ColorSlider(props: ColorSliderProps) {
  const { label, channel, value, max, step, page, valueText, track, disabled, onMove, onMoveEnd } = props;
  const input = useRef<HTMLInputElement>(null);

  // React's onChange is the native `input` event; the native `change` event is the end of a drag, wherever it ends.
  useEffect(() => {
    const range = input.current;
    range?.addEventListener('change', onMoveEnd);
    return () => range?.removeEventListener('change', onMoveEnd);
  }, [onMoveEnd]);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = moveByKey(event, { value, max, step, page, isRightToLeft: isRightToLeft(event.currentTarget) });
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  }

  return (
    <span className={styles.slider} data-channel={channel}>
      <svg className={styles.track} aria-hidden="true">
        {track}
      </svg>
      <input
        ref={input}
        className={styles.range}
        type="range"
        // No form's business: a reset would move the input alone.
        form=""
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={max}
        // The grain of a drag. Keys have steps of their own.
        step={step / 10}
        value={value}
        disabled={disabled}
        onChange={(event) => onMove(Number(event.target.value))}
        onKeyDown={handleKeyDown}
        onKeyUp={onMoveEnd}
      />
    </span>
  );
}
