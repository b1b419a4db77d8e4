import { useDraggable, useDroppable } from '@dnd-kit/core';
import { usePartText } from '@genmaster/i18n';
import type { KeyboardEvent } from 'react';
import { ChoiceSelect } from '../parts/choice-select.tsx';
import { COLUMNS, type Card, type Column } from './board.ts';
import { estimateOf } from './estimate.ts';

export interface BoardCardProps {
  card: Card;
  /** Whether the card is picked up by keyboard. */
  isHeld: boolean;
  onPress: (event: KeyboardEvent) => void;
  onPlace: (column: Column) => void;
  onRemove: () => void;
}

/** Renders a task: its name picks it up, a select moves it to a column, its model changes are collapsible. */
export function BoardCard({ card, isHeld, onPress, onPlace, onRemove }: BoardCardProps) {
  const t = usePartText('task-board');
  const drag = useDraggable({ id: card.id });
  const drop = useDroppable({ id: card.id });
  const { id, title, kind, changes, column, took } = card;
  return (
    <li
      ref={drop.setNodeRef}
      className="board-card"
      data-held={isHeld || undefined}
      data-dragging={drag.isDragging || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
    >
      <button
        ref={drag.setNodeRef}
        type="button"
        className="board-name"
        data-card={id}
        aria-pressed={isHeld}
        {...drag.listeners}
        onKeyDown={onPress}
      >
        <small data-sample="">{id}</small> {title}
      </button>
      <p className="board-facts">
        {t(`kind.${kind}`)} · {took === null ? estimateOf(t, card) : t('tookDays', { days: took })}
      </p>
      {changes.length > 0 ? (
        <details>
          <summary>{t('changed', { count: changes.length })}</summary>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <div className="board-moves">
        <ChoiceSelect
          aria-label={t('moveTo', { title })}
          options={COLUMNS.map((one) => ({ value: one, label: t(`column.${one}`) }))}
          value={column}
          onValueChange={onPlace}
        />
        <button type="button" className="chip" aria-label={t('remove', { title })} onClick={onRemove}>
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </li>
  );
}
