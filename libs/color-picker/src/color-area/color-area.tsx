import { useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { moveAreaByKey, positionOfPointer, type AreaPosition } from './area-input.ts';
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
  /** Tells of moves between renders, so that a drag does not have to render; returns how to stop. */
  follow?: ((show: (state: AreaState) => void) => () => void) | undefined;
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
  const xInput = useRef<HTMLInputElement>(null);
  const yInput = useRef<HTMLInputElement>(null);
  const draggedBy = useRef<number | null>(null);
  // Where the thumb is printed, and where it is now: the way between is a transform, which costs no layout.
  const [printed] = useState<AreaPosition>({ x: x.value, y: y.value });
  const now = useRef<AreaPosition>(printed);

  function show(next: AreaState) {
    now.current = { x: next.x.value, y: next.y.value };
    const [right, down] = [next.x.value - printed.x, printed.y - next.y.value];
    thumbs.current!.style.transform = right || down ? `translate(${percent(right)}, ${percent(down)})` : '';
    showAxis(xInput.current!, next.x);
    showAxis(yInput.current!, next.y);
  }

  useLayoutEffect(() => {
    show({ x, y });
    return follow?.(show);
  });

  function moveTo(event: PointerEvent<HTMLElement>) {
    const position = positionOfPointer(event.currentTarget, event);
    if (position) onMove(position.x, position.y);
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
    const next = moveAreaByKey(event.currentTarget, event, now.current);
    if (!next) return;
    event.preventDefault();
    (next.axis === 'y' ? yInput : xInput).current?.focus({ preventScroll: true });
    onMove(next.x, next.y);
  }

  // Screen readers on touch devices change an axis without a key press.
  function handleChange(index: number, value: number) {
    onMove(index ? now.current.x : value, index ? value : now.current.y);
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
      onPointerMove={handlePointerMove}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onLostPointerCapture={endDrag}
      onKeyDown={handleKeyDown}
      onKeyUp={onMoveEnd}
    >
      <div className={styles.plane} aria-hidden="true">
        {plane}
      </div>
      <svg ref={thumbs} className={styles.thumbs} aria-hidden="true">
        <circle className={styles.halo} cx={percent(printed.x)} cy={percent(1 - printed.y)} r="9" />
        <circle className={styles.thumb} cx={percent(printed.x)} cy={percent(1 - printed.y)} r="8" />
      </svg>
      {[x, y].map((axis, index) => (
        <input
          key={axis.label}
          ref={index ? yInput : xInput}
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
          onChange={(event) => handleChange(index, Number(event.target.value) / FULL)}
        />
      ))}
    </div>
  );
}

function showAxis(input: HTMLInputElement, { value, valueText }: AxisState) {
  input.value = String(value * FULL);
  input.setAttribute('aria-valuetext', valueText);
}

const percent = (value: number) => `${Math.round(value * 1e4) / 100}%`;
