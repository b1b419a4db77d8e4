import { closestCenter, DndContext, DragOverlay, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';

export interface HeadingDragProps {
  labelOf: (fieldId: string) => string;
  /** Moves a column to the position of another one. */
  onPlace: (id: string, target: string) => void;
  children: ReactNode;
}

/** Provides dragging of headings by mouse and touch; the grid has its own keys for it. */
export function HeadingDrag({ labelOf, onPlace, children }: HeadingDragProps) {
  const [held, setHeld] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A touch that scrolls must not start a drag.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const silent = () => undefined;
  return (
    <DndContext
      id="grid-headings"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragEnd={({ active, over }) => {
        setHeld(null);
        if (over && over.id !== active.id) onPlace(String(active.id), String(over.id));
      }}
      onDragCancel={() => setHeld(null)}
      // The demo announces moves itself.
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held === null ? null : <div className="grid-ghost">{labelOf(held)}</div>}
      </DragOverlay>
    </DndContext>
  );
}
