import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { startAreaDrag } from './area-drag.ts';
import { moveAreaByKey, type AreaPosition } from './area-input.ts';
import styles from './color-area.module.css';

/** One axis as it is now: from 0 to 1, and as spoken. */
export interface AxisState {
  value: number;
  valueText: string;
}

/** Where the thumb of an area is. */
export interface AreaState {
  x: AxisState;
  y: AxisState;
}

/** Props of `ColorArea`. */
export interface ColorAreaProps {
  /** What the area is called. */
  label: string;
  /** What kind of control assistive technology calls it. */
  roleDescription: string;
  /** The name of each axis, and its value as spoken. */
  x: AxisState & { label: string };
  y: AxisState & { label: string };
  /**
   * Tells of moves between renders, so that a drag does not have to render; returns how to stop.
   *
   * The thumb is for the eye and follows each move. The axes are for speech and need no more than its pace.
   */
  follow?: ((showThumb: (at: AreaPosition) => void, showAxes: (state: AreaState) => void) => () => void) | undefined;
  /** What is drawn behind the thumb. */
  plane: React.ReactNode;
  disabled: boolean;
  /** Receives both axes from 0 to 1. */
  onMove: (x: number, y: number) => void;
  /** Fires when a drag or a key press ends. */
  onMoveEnd: () => void;
}

const FULL = 100;

/**
 * A two-dimensional slider: drag it, press anywhere in it, or use the keys.
 *
 * ARIA has no such control, so it is two range inputs that share one tab stop.
 * Left and right move one, up and down the other, and focus follows, so the
 * value that changed is the one that is read out. Home and End go to the ends of the
 * horizontal axis, with Ctrl or Shift to those of the vertical one.
 */
export function ColorArea(props: ColorAreaProps) {
  const { label, roleDescription, x, y, follow, plane, disabled, onMove, onMoveEnd } = props;
  const thumbs = useRef<SVGSVGElement>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  const drag = useRef<AbortSignal>(null);
  // What a drag tells may have been replaced since it began.
  const listener = useRef({ onMove, onMoveEnd });
  // Where the thumb is printed, and where it is now: the way between is a transform, which costs no layout.
  const [printed] = useState<AreaPosition>({ x: x.value, y: y.value });
  const now = useRef<AreaPosition>(printed);

  function showThumb(at: AreaPosition) {
    now.current = at;
    thumbs.current!.style.transform = `translate(${percent(at.x - printed.x)}, ${percent(printed.y - at.y)})`;
  }

  function showAxes(next: AreaState) {
    [next.x, next.y].forEach(({ value, valueText }, index) => {
      const input = inputs.current[index]!;
      input.value = String(value * FULL);
      input.setAttribute('aria-valuetext', valueText);
    });
  }

  useLayoutEffect(() => {
    listener.current = { onMove, onMoveEnd };
    showThumb({ x: x.value, y: y.value });
    showAxes({ x, y });
    return follow?.(showThumb, showAxes);
  });

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (disabled || event.button !== 0 || drag.current?.aborted === false) return;
    inputs.current[0]!.focus({ preventScroll: true });
    drag.current = startAreaDrag(event.currentTarget, event.nativeEvent, {
      onMove: (...at) => listener.current.onMove(...at),
      onMoveEnd: () => listener.current.onMoveEnd(),
    });
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = moveAreaByKey(event.currentTarget, event, now.current);
    if (!next) return;
    event.preventDefault();
    inputs.current[next.axis === 'y' ? 1 : 0]!.focus({ preventScroll: true });
    onMove(next.x, next.y);
  }

  return (
    // The group takes the pointer; every one of its gestures has a key on the inputs inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.area}
      role="group"
      aria-label={label}
      data-disabled={disabled || undefined}
      onPointerDown={handlePointerDown}
      onKeyDown={handleKeyDown}
      onKeyUp={onMoveEnd}
    >
      <div className={styles.face} aria-hidden="true">
        <div>{plane}</div>
        <svg ref={thumbs} className={styles.thumbs}>
          <circle cx={percent(printed.x)} cy={percent(1 - printed.y)} r="9" />
          <circle cx={percent(printed.x)} cy={percent(1 - printed.y)} r="8" />
        </svg>
      </div>
      {[x, y].map((axis, index) => (
        <input
          key={axis.label}
          ref={(input) => {
            inputs.current[index] = input;
          }}
          className={styles.axis}
          type="range"
          // One tab stop: the keys lead from one axis to the other.
          tabIndex={-index}
          aria-label={axis.label}
          aria-roledescription={roleDescription}
          aria-orientation={index ? 'vertical' : undefined}
          aria-valuetext={axis.valueText}
          max={FULL}
          step={0.1}
          disabled={disabled}
          defaultValue={(index ? printed.y : printed.x) * FULL}
          // No form's business: a reset would move the input alone.
          form=""
          // Screen readers on touch devices change an axis without a key press.
          onChange={({ target }) => {
            const next = { ...now.current, [index ? 'y' : 'x']: Number(target.value) / FULL };
            onMove(next.x, next.y);
          }}
        />
      ))}
    </div>
  );
}

const percent = (value: number) => `${Math.round(value * 1e4) / 100}%`;
