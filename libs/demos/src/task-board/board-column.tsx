import { useDroppable } from '@dnd-kit/core';
import { usePartText } from '@genmaster/i18n';
import type { KeyboardEvent } from 'react';
import { BoardCard } from './board-card.tsx';
import type { Card, Column, Place } from './board.ts';

export interface BoardColumnProps {
  column: Column;
  cards: readonly Card[];
  /** Id of the card that is picked up by keyboard. */
  held: string | null;
  onPress: (event: KeyboardEvent, card: Card) => void;
  onPlace: (id: string, place: Place) => void;
  onRemove: (card: Card) => void;
}

/** Renders one column: its name, its number of visible cards, and the cards. */
export function BoardColumn({ column, cards, held, onPress, onPlace, onRemove }: BoardColumnProps) {
  const t = usePartText('task-board');
  const { setNodeRef, isOver } = useDroppable({ id: column });
  const name = t(`column.${column}`);
  return (
    <section ref={setNodeRef} className="demo-pane board-column" aria-label={name} data-over={isOver || undefined}>
      <header>
        <h3>{name}</h3>
        <small>{cards.length}</small>
      </header>
      <ul aria-label={name}>
        {cards.map((card) => (
          <BoardCard
            key={card.id}
            card={card}
            isHeld={card.id === held}
            onPress={(event) => onPress(event, card)}
            onPlace={(to) => onPlace(card.id, { column: to, before: null })}
            onRemove={() => onRemove(card)}
          />
        ))}
        {cards.length === 0 ? <li className="board-empty">{t('empty')}</li> : null}
      </ul>
    </section>
  );
}
