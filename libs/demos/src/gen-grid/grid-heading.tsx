import { useDraggable, useDroppable } from '@dnd-kit/core';
import { isNumeric, type FieldNames } from '@genmaster/app-model';
import type { ComponentProps, PointerEvent } from 'react';
import { THREAD_OF } from './grid-looks.ts';
import { COLUMN_WIDTH } from './grid-view.ts';

export interface GridHeadingProps extends Omit<ComponentProps<'th'>, 'onResize'> {
  names: FieldNames;
  direction: 'asc' | 'desc' | false;
  /** Position among the columns that are pinned at the start. */
  pin: number | undefined;
  onResize: (width: number) => void;
}

/** Renders the heading of a column: it sorts, it can be dragged to another place, and its edge resizes the column. */
export function GridHeading({ names, direction, pin, onResize, ...rest }: GridHeadingProps) {
  const { id } = names.field;
  const drag = useDraggable({ id });
  const drop = useDroppable({ id });
  return (
    <th
      {...rest}
      // Only the listeners: the heading keeps its own role, name and keys.
      {...drag.listeners}
      ref={(cell) => {
        drag.setNodeRef(cell);
        drop.setNodeRef(cell);
      }}
      scope="col"
      data-field={id}
      data-pin={pin}
      data-held={drag.isDragging || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-numeric={isNumeric(names.field) || undefined}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <span className={THREAD_OF[id]}>{names.label}</span>
      <span aria-hidden="true">{direction === 'asc' ? ' ↑' : direction === 'desc' ? ' ↓' : ' ↕'}</span>
      <ResizeEdge onResize={onResize} />
    </th>
  );
}

/** Renders the edge that resizes a column by dragging; keys and buttons do the same. */
function ResizeEdge({ onResize }: { onResize: (width: number) => void }) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    const edge = event.currentTarget;
    const cell = edge.closest('th')!;
    const from = { x: event.clientX, width: cell.getBoundingClientRect().width };
    const sign = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    const widthAt = ({ clientX }: { clientX: number }) =>
      Math.min(Math.max(from.width + sign * (clientX - from.x), COLUMN_WIDTH.least), COLUMN_WIDTH.most);
    const line = edge.firstElementChild as HTMLElement;
    // The line follows the pointer; the thousand rows move once, when it is released.
    const move = (moved: globalThis.PointerEvent) =>
      line.style.setProperty('translate', `${sign * (widthAt(moved) - from.width)}px`);
    const end = (ended: globalThis.PointerEvent) => {
      edge.removeEventListener('pointermove', move);
      edge.removeEventListener('pointerup', end);
      edge.removeEventListener('pointercancel', end);
      line.style.removeProperty('translate');
      if (ended.type === 'pointerup' && ended.clientX !== from.x) onResize(widthAt(ended));
    };
    edge.setPointerCapture(event.pointerId);
    edge.addEventListener('pointermove', move);
    edge.addEventListener('pointerup', end);
    edge.addEventListener('pointercancel', end);
  };
  const keepFromHeading = (event: { stopPropagation: () => void }) => event.stopPropagation();
  return (
    <span
      aria-hidden="true"
      className="grid-edge"
      onPointerDown={start}
      onMouseDown={(event) => {
        keepFromHeading(event);
        // Safari selects text although the pointer is captured.
        event.preventDefault();
      }}
      onTouchStart={keepFromHeading}
      onClick={keepFromHeading}
    >
      <span />
    </span>
  );
}
