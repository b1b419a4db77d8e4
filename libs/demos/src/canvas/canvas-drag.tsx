import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragOverEvent,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useState, type ReactNode } from 'react';
import type { Part } from './screen.ts';
import type { Canvas, NewPart } from './use-canvas.ts';

export interface CanvasDragProps {
  canvas: Canvas;
  parts: readonly Part[];
  children: (drag: { dropAt: number | null }) => ReactNode;
}

/** Provides dragging by mouse, touch and keyboard, from the palette to the canvas and within it. */
export function CanvasDrag({ canvas, parts, children }: CanvasDragProps) {
  const { t } = canvas;
  const [held, setHeld] = useState<string | null>(null);
  const [dropAt, setDropAt] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that scrolls must not start a drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (over: string | number | undefined): number =>
    over === 'canvas' ? parts.length : parts.findIndex(({ id }) => id === over);
  const over = ({ active, over: target }: DragOverEvent) => {
    const place = target ? placeOf(target.id) : -1;
    setDropAt(String(active.id).startsWith('new:') && place >= 0 ? place : null);
  };
  const end = ({ active, over: target }: DragEndEvent) => {
    setHeld(null);
    setDropAt(null);
    const place = target ? placeOf(target.id) : -1;
    if (place < 0) return;
    const made = active.data.current?.['part'] as NewPart | undefined;
    if (made) canvas.add(made, place);
    else canvas.move(String(active.id), Math.min(place, parts.length - 1));
  };
  const nameOf = (id: string | number) => {
    const part = parts.find((one) => one.id === id);
    return part ? canvas.nameOf(part) : '';
  };
  return (
    <DndContext
      id="canvas"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld((active.data.current?.['label'] as string | undefined) ?? nameOf(active.id))}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={() => {
        setHeld(null);
        setDropAt(null);
      }}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.how') },
        announcements: {
          onDragStart: ({ active }) => t('drag.held', { name: nameOf(active.id) }),
          onDragOver: ({ over: target }) =>
            target && placeOf(target.id) >= 0 ? t('drag.over', { place: placeOf(target.id) + 1 }) : undefined,
          // The edit itself announces the new place of the part.
          onDragEnd: () => undefined,
          onDragCancel: () => t('drag.cancelled'),
        },
      }}
    >
      {children({ dropAt })}
      <DragOverlay dropAnimation={null}>
        {held !== null && dropAt !== null ? <div className="canvas-held">{held}</div> : null}
      </DragOverlay>
    </DndContext>
  );
}
