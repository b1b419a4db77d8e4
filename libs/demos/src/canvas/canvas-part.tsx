import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { KeyboardEvent } from 'react';
import { boundFieldOf, type Part } from './screen.ts';
import type { Finding } from './screen-check.ts';
import type { Canvas } from './use-canvas.ts';

export interface CanvasPartProps {
  canvas: Canvas;
  part: Part;
  isSelected: boolean;
  /** Whether the part is a tab stop although it is not selected. */
  isFirstStop: boolean;
  findings: readonly Finding[];
  isDropTarget: boolean;
  onPress: (event: KeyboardEvent) => void;
}

/** Renders a part on the canvas: a drag handle, and a button that selects it. */
export function CanvasPart({
  canvas,
  part,
  isSelected,
  isFirstStop,
  findings,
  isDropTarget,
  onPress,
}: CanvasPartProps) {
  const { t, shown, nameOf } = canvas;
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, transform, transition, isDragging } = useSortable({
    id: part.id,
    data: { label: nameOf(part) },
  });
  const bound = boundFieldOf(shown, part);
  const type = bound?.field.type ?? part.kind;
  return (
    <li
      ref={setNodeRef}
      className="canvas-part"
      data-part={part.id}
      data-type={type}
      data-half={part.half || undefined}
      data-selected={isSelected || undefined}
      data-dragging={isDragging || undefined}
      data-drop-here={isDropTarget || undefined}
      data-wrong={findings.length > 0 || undefined}
      style={transform ? { transform: CSS.Translate.toString(transform), transition } : undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="canvas-handle"
        {...listeners}
        aria-describedby={attributes['aria-describedby']}
        aria-label={t('drag', { name: nameOf(part) })}
      >
        <span aria-hidden="true">⠿</span>
      </button>
      <button
        type="button"
        className="canvas-select"
        aria-pressed={isSelected}
        tabIndex={isSelected || isFirstStop ? 0 : -1}
        onClick={() => canvas.select(part.id)}
        onKeyDown={onPress}
      >
        <b>{nameOf(part)}</b>
        <small>
          {t(`type.${type}`)}
          {bound ? ` · ${t('bound', { field: bound.label })}` : ''}
          {bound?.field.required ? ` · ${t('required')}` : ''}
          {part.half ? ` · ${t('half')}` : ''}
        </small>
        {findings.map(({ kind }) => (
          <small key={kind} className="canvas-flag">
            <span aria-hidden="true">▲</span> {t(`finding.${kind}`)}
          </small>
        ))}
      </button>
    </li>
  );
}
