import {
  closestCorners,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import { COLUMNS, type Card, type Place } from './board.ts';

export interface BoardDragProps {
  cards: readonly Card[];
  onPlace: (id: string, place: Place) => void;
  children: ReactNode;
}

/** Finds the drop target: the card under the pointer, else its column, else the closest target. */
const under: CollisionDetection = (args) => {
  const within = pointerWithin(args);
  const card = within.find(({ id }) => String(id).startsWith('T-') && id !== args.active.id);
  return card ? [card] : within.length > 0 ? within : closestCorners(args);
};

/** Provides dragging by mouse and touch; the keyboard is handled by the board itself. */
export function BoardDrag({ cards, onPlace, children }: BoardDragProps) {
  const [held, setHeld] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // The delay separates dragging from scrolling by touch.
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setHeld(null);
    if (!over || over.id === active.id) return;
    const column = COLUMNS.find((one) => one === over.id);
    const target = cards.find(({ id }) => id === over.id);
    if (column) onPlace(String(active.id), { column, before: null });
    else if (target) onPlace(String(active.id), { column: target.column, before: target.id });
  };
  const silent = () => undefined;
  return (
    <DndContext
      id="tasks"
      sensors={sensors}
      collisionDetection={under}
      onDragStart={({ active }) => setHeld(String(active.id))}
      onDragEnd={end}
      onDragCancel={() => setHeld(null)}
      // The board announces moves itself.
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held === null ? null : <div className="board-ghost">{cards.find(({ id }) => id === held)?.title}</div>}
      </DragOverlay>
    </DndContext>
  );
}
