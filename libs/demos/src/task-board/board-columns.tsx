import { usePartText } from '@genmaster/i18n';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { DemoPartProps } from '../demo-definition.ts';
import { BoardColumn } from './board-column.tsx';
import { BoardDrag } from './board-drag.tsx';
import {
  COLUMNS,
  columnOf,
  commit,
  isShown,
  moveCard,
  neighbourOf,
  stepCard,
  type Board,
  type Card,
  type Place,
} from './board.ts';

/** Renders the three columns. Space picks a card up, arrow keys move it, Space or Enter drops it, Escape cancels. */
export function BoardColumns({ state, onChange, announce }: DemoPartProps<Board>) {
  const t = usePartText('task-board');
  const root = useRef<HTMLDivElement>(null);
  const [picked, setHeld] = useState<{ id: string; cards: readonly Card[]; from: readonly Card[] } | null>(null);
  // Any other change of the tasks, such as Undo or a removal, puts a picked card back.
  const held = picked?.from === state.cards ? picked : null;
  const cards = held?.cards ?? state.cards;
  const shown = cards.filter((card) => isShown(state, card));
  const focus = (id: string | undefined) => root.current?.querySelector<HTMLElement>(`[data-card="${id}"]`)?.focus();
  const describePlace = (list: readonly Card[], id: string) => {
    const card = list.find((one) => one.id === id)!;
    const own = columnOf(list, card.column);
    return t('said.place', { column: t(`column.${card.column}`), place: own.indexOf(card) + 1, count: own.length });
  };
  const settle = (next: readonly Card[], id: string) => {
    flushSync(() => {
      setHeld(null);
      onChange((now) => commit(now, next));
    });
    focus(id);
    const card = next.find((one) => one.id === id)!;
    announce(t('said.dropped', { title: card.title, column: t(`column.${card.column}`) }));
  };
  const place = (id: string, to: Place) => settle(moveCard(state.cards, id, to), id);
  const remove = (card: Card) => {
    const next = neighbourOf(shown, card.id, 'ArrowDown') ?? neighbourOf(shown, card.id, 'ArrowUp');
    flushSync(() =>
      onChange((now) =>
        commit(
          now,
          now.cards.filter(({ id }) => id !== card.id),
        ),
      ),
    );
    focus(next?.id);
    announce(t('said.removed', { title: card.title }));
  };
  const press = (event: KeyboardEvent, card: Card) => {
    if (event.altKey || event.metaKey) return;
    const { key } = event;
    // Tab may have left the card that is picked up; the keys act on the one that has the focus.
    const own = held?.id === card.id ? held : null;
    if (key === ' ' || (key === 'Enter' && own)) {
      if (own) settle(own.cards, card.id);
      else {
        setHeld({ id: card.id, cards: state.cards, from: state.cards });
        announce(t('said.held', { title: card.title }));
      }
    } else if (key === 'Escape' && held) {
      const title = cards.find(({ id }) => id === held.id)?.title ?? card.title;
      flushSync(() => setHeld(null));
      focus(card.id);
      announce(t('said.cancelled', { title }));
    } else if (key.startsWith('Arrow')) {
      // Left and right arrow keys follow the visual direction, also in right-to-left text.
      const isRtl = getComputedStyle(root.current!).direction === 'rtl';
      const turned = isRtl ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key) : key;
      if (own) {
        const next = stepCard(own.cards, shown, card.id, turned);
        flushSync(() => setHeld({ id: card.id, cards: next, from: own.from }));
        focus(card.id);
        announce(
          describePlace(
            next.filter((one) => isShown(state, one)),
            card.id,
          ),
        );
      } else focus(neighbourOf(shown, card.id, turned)?.id);
    } else return;
    event.preventDefault();
  };
  return (
    <BoardDrag cards={shown} onPlace={place}>
      <div ref={root} className="board-columns">
        {COLUMNS.map((column) => (
          <BoardColumn
            key={column}
            column={column}
            cards={columnOf(shown, column)}
            held={held?.id ?? null}
            onPress={press}
            onPlace={place}
            onRemove={remove}
          />
        ))}
      </div>
    </BoardDrag>
  );
}
