import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { CanvasPart } from './canvas-part.tsx';
import type { Finding } from './screen-check.ts';
import type { Part } from './screen.ts';
import type { Canvas } from './use-canvas.ts';

export interface CanvasBoardProps {
  canvas: Canvas;
  parts: readonly Part[];
  selected: string | null;
  findings: readonly Finding[];
  /** Index at which a dragged new part would be inserted. */
  dropAt: number | null;
}

/** Renders the canvas: the parts in reading order, one of them selected. */
export function CanvasBoard({ canvas, parts, selected, findings, dropAt }: CanvasBoardProps) {
  const { t } = canvas;
  const list = useRef<HTMLOListElement>(null);
  const { setNodeRef } = useDroppable({ id: 'canvas' });
  const focusPart = (id: string | null | undefined) =>
    list.current?.querySelector<HTMLElement>(`[data-part="${id}"] .canvas-select`)?.focus();
  const goTo = (index: number) => {
    const to = parts[Math.max(0, Math.min(index, parts.length - 1))];
    if (!to) return;
    flushSync(() => canvas.select(to.id));
    focusPart(to.id);
  };
  const press = (event: KeyboardEvent, part: Part, index: number) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by && event.altKey) {
      flushSync(() => canvas.move(part.id, index + by));
      focusPart(part.id);
    } else if (by) goTo(index + by);
    else if (event.key === 'Home') goTo(0);
    else if (event.key === 'End') goTo(parts.length - 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      flushSync(() => canvas.remove(part.id));
      focusPart((parts[index + 1] ?? parts[index - 1])?.id);
    } else return;
    event.preventDefault();
  };
  return (
    <SortableContext id="parts" items={parts.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
      <ol
        ref={(element) => {
          list.current = element;
          setNodeRef(element);
        }}
        className="canvas-board"
        aria-label={t('canvas')}
        data-drop-end={dropAt === parts.length || undefined}
      >
        {parts.map((part, index) => (
          <CanvasPart
            key={part.id}
            canvas={canvas}
            part={part}
            isSelected={part.id === selected}
            isFirstStop={selected === null && index === 0}
            findings={findings.filter((finding) => finding.part === part.id)}
            isDropTarget={dropAt === index}
            onPress={(event) => press(event, part, index)}
          />
        ))}
        {parts.length === 0 ? <li className="canvas-empty">{t('empty')}</li> : null}
      </ol>
    </SortableContext>
  );
}
