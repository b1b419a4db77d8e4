import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { Board, Card } from './board.ts';

export type TranslateBoard = Translate<MessageIdOf<'task-board'>>;

/** Returns the sample tasks of a library desk, in the language of the page. */
export function sampleCards(t: TranslateBoard): Card[] {
  const task = (number: number, column: Card['column'], kind: Card['kind'], more: Partial<Card> = {}): Card => ({
    id: `T-${number}`,
    title: t(`task.${number as 41}`),
    column,
    kind,
    changes: [],
    low: 1,
    high: 2,
    took: null,
    ...more,
  });
  return [
    task(46, 'todo', 'model', { changes: [t('change.fine')], low: 2, high: 5 }),
    task(44, 'todo', 'words'),
    task(47, 'todo', 'code', { low: 0.5, high: 1 }),
    task(41, 'doing', 'model', { changes: [t('change.due'), t('change.remind')], low: 2, high: 4 }),
    task(42, 'doing', 'code', { changes: [t('change.renewals')] }),
    task(43, 'done', 'code', { low: 1, high: 2, took: 1.5 }),
    task(40, 'done', 'model', { changes: [t('change.copy')], low: 0.5, high: 1, took: 2 }),
  ];
}

/** Returns a board without filters or undo steps. */
export const freshBoard = (cards: Card[]): Board => ({
  cards,
  past: [],
  search: '',
  kind: null,
  view: 'board',
  draft: '',
});
