import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { clamp } from '../color/picker-color.ts';
import { isRightToLeft, moveByKey } from '../slider-keys/slider-keys.ts';
import styles from './color-area.module.css';

/** Props of `ColorArea`. */
export interface ColorAreaProps {
  /** What the area is called. */
  label: string;
  /** What kind of control assistive technology calls it. */
  roleDescription: string;
  /** The name of each axis, and its value as spoken. */
  x: { label: string; value: number; valueText: string };
  y: { label: string; value: number; valueText: string };
  /** The plane behind the thumb: a colour for the CSS gradients, or any SVG content. */
  plane: React.ReactNode;
  disabled: boolean;
  /** Receives both axes from 0 to 1. */
  onMove: (x: number, y: number) => void;
  /** Fires when a drag or a key press ends. */
  onMoveEnd: () => void;
}

const FULL = 100;
const PAGE = 10;

/**
 * A two-dimensional slider: drag it, press anywhere in it, or use the keys.
 *
 * ARIA has no such control, so it is two range inputs that share one tab stop.
 * Left and right move one, up and down the other, and focus follows, so the
 * value that changed is the one that is read out. Home and End go to the ends of the
 * horizontal axis, with Ctrl or Shift to those of the vertical one.
 */
export function ColorArea({ label, roleDescription, x, y, plane, disabled, onMove, onMoveEnd }: ColorAreaProps) {
  const xInput = useRef<HTMLInputElement>(null);
  const yInput = useRef<HTMLInputElement>(null);
  const draggedBy = useRef<number | null>(null);

  function moveTo(event: PointerEvent<HTMLElement>) {
    const area = event.currentTarget;
    const box = area.getBoundingClientRect();
    // An area without a size (hidden, not laid out yet) has no positions to offer.
    if (!box.width || !box.height) return;
    const across = clamp((event.clientX - box.left) / box.width);
    onMove(isRightToLeft(area) ? 1 - across : across, clamp(1 - (event.clientY - box.top) / box.height));
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (disabled || event.button !== 0 || draggedBy.current !== null) return;
    event.preventDefault();
    draggedBy.current = event.pointerId;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    xInput.current?.focus({ preventScroll: true });
    moveTo(event);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (draggedBy.current !== event.pointerId) return;
    // A release that another window or frame swallowed shows as a move without a button.
    if (event.buttons === 0) endDrag(event);
    else moveTo(event);
  }

  function endDrag(event: PointerEvent<HTMLElement>) {
    if (draggedBy.current !== event.pointerId) return;
    draggedBy.current = null;
    onMoveEnd();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isVertical = isVerticalKey(event);
    const next = moveByKey(
      { key: event.key, shiftKey: event.shiftKey, ctrlKey: event.ctrlKey },
      {
        value: (isVertical ? y : x).value * FULL,
        max: FULL,
        step: 1,
        page: PAGE,
        isRightToLeft: !isVertical && isRightToLeft(event.currentTarget),
      },
    );
    if (next === null) return;
    event.preventDefault();
    (isVertical ? yInput : xInput).current?.focus({ preventScroll: true });
    if (isVertical) onMove(x.value, next / FULL);
    else onMove(next / FULL, y.value);
  }

  const axis = { min: 0, max: FULL, step: 0.1, disabled, className: styles.axis } as const;
  return (
    // The group takes the pointer; every one of its gestures has a key on the inputs inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.area}
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onLostPointerCapture={endDrag}
      onKeyDown={handleKeyDown}
      onKeyUp={onMoveEnd}
      onBlur={onMoveEnd}
    >
      <svg className={styles.plane} aria-hidden="true">
        {plane}
      </svg>
      <svg className={styles.thumbs} aria-hidden="true">
        <circle className={styles.halo} cx={percent(x.value)} cy={percent(1 - y.value)} r="9" />
        <circle className={styles.thumb} cx={percent(x.value)} cy={percent(1 - y.value)} r="8" />
      </svg>
      <input
        {...axis}
        type="range"
        ref={xInput}
        aria-label={x.label}
        aria-roledescription={roleDescription}
        aria-valuetext={x.valueText}
        value={x.value * FULL}
        onChange={(event) => onMove(Number(event.target.value) / FULL, y.value)}
      />
      <input
        {...axis}
        type="range"
        ref={yInput}
        tabIndex={-1}
        aria-label={y.label}
        aria-roledescription={roleDescription}
        aria-orientation="vertical"
        aria-valuetext={y.valueText}
        value={y.value * FULL}
        onChange={(event) => onMove(x.value, Number(event.target.value) / FULL)}
      />
    </div>
  );
}

const percent = (value: number) => `${Math.round(value * 1e4) / 100}%`;

const isVerticalKey = ({ key, shiftKey, ctrlKey }: KeyboardEvent) =>
  /^(ArrowUp|ArrowDown|PageUp|PageDown)$/.test(key) || (/^(Home|End)$/.test(key) && (shiftKey || ctrlKey));
