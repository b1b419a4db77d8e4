import { FORMULA_START } from '@genmaster/app-model';
import Papa from 'papaparse';
import * as v from 'valibot';

/** Columns of a board, in reading order. */
export const COLUMNS = ['todo', 'doing', 'done'] as const;
export type Column = (typeof COLUMNS)[number];

/** Kinds of tasks, by what they change. */
export const KINDS = ['model', 'code', 'words'] as const;

/** Maximum number of tasks on a board. */
export const MAX_CARDS = 60;

/** Maximum length of a title, in characters. */
export const MAX_TITLE = 80;

const days = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(99)));

const cardSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^T-\d{1,4}$/)),
  title: v.pipe(v.string(), v.maxLength(MAX_TITLE)),
  column: v.picklist(COLUMNS),
  kind: v.picklist(KINDS),
  /** Sentences that describe changes of the model made in this task. */
  changes: v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(6)),
  low: days,
  high: days,
  took: days,
});

const cardsSchema = v.pipe(v.array(cardSchema), v.maxLength(MAX_CARDS));

/** Schema that validates a stored or shared board. */
export const boardSchema = v.strictObject({
  /** In the order of the board: an earlier card is higher in its column. */
  cards: cardsSchema,
  /** Cards before each undoable step, the latest last. */
  past: v.pipe(v.array(cardsSchema), v.maxLength(20)),
  search: v.pipe(v.string(), v.maxLength(MAX_TITLE)),
  kind: v.nullable(v.picklist(KINDS)),
  view: v.picklist(['board', 'list']),
  /** Title of the next task, as far as it is typed. */
  draft: v.optional(v.pipe(v.string(), v.maxLength(MAX_TITLE)), ''),
});

export type Card = v.InferOutput<typeof cardSchema>;
export type Board = v.InferOutput<typeof boardSchema>;

/** Target of a move: a column, and the id of the card to insert before; `null` for the end. */
export interface Place {
  column: Column;
  before: string | null;
}

/** Reports whether a card matches the filters. */
export const isShown = ({ search, kind }: Pick<Board, 'search' | 'kind'>, card: Card): boolean =>
  (kind === null || card.kind === kind) &&
  `${card.id} ${card.title}`.toLowerCase().includes(search.trim().toLowerCase());

/** Returns the cards of a column, in their order. */
export const columnOf = (cards: readonly Card[], column: Column): readonly Card[] =>
  cards.filter((card) => card.column === column);

/** Moves a card; every other card keeps its column and its order. */
export function moveCard(cards: readonly Card[], id: string, { column, before }: Place): Card[] {
  const card = cards.find((one) => one.id === id);
  if (!card || before === id) return [...cards];
  const rest = cards.filter((one) => one !== card);
  const at = rest.findIndex((one) => one.id === before);
  return rest.toSpliced(at < 0 ? rest.length : at, 0, { ...card, column });
}

/**
 * Moves a card by one arrow key, relative to the visible cards.
 *
 * Up and down move it within its column, left and right to the same position of the next column. Returns the same array
 * when the card cannot move.
 */
export function stepCard(cards: readonly Card[], shown: readonly Card[], id: string, key: string): readonly Card[] {
  const card = shown.find((one) => one.id === id);
  if (!card) return cards;
  const own = columnOf(shown, card.column);
  const place = own.indexOf(card);
  const sideways = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (sideways !== 0) {
    const column = COLUMNS[COLUMNS.indexOf(card.column) + sideways];
    if (!column) return cards;
    return moveCard(cards, id, { column, before: columnOf(shown, column)[place]?.id ?? null });
  }
  if (key === 'ArrowUp' && place > 0) return moveCard(cards, id, { column: card.column, before: own[place - 1]!.id });
  if (key === 'ArrowDown' && place < own.length - 1)
    return moveCard(cards, id, { column: card.column, before: own[place + 2]?.id ?? null });
  return cards;
}

/** Returns the card that an arrow key moves the focus to, when no card is picked up. */
export function neighbourOf(shown: readonly Card[], id: string, key: string): Card | null {
  const card = shown.find((one) => one.id === id);
  if (!card) return null;
  const own = columnOf(shown, card.column);
  const place = own.indexOf(card);
  if (key === 'ArrowUp') return own[place - 1] ?? null;
  if (key === 'ArrowDown') return own[place + 1] ?? null;
  const at = COLUMNS.indexOf(card.column);
  const columns = key === 'ArrowRight' ? COLUMNS.slice(at + 1) : COLUMNS.slice(0, at).toReversed();
  const next = columns.map((column) => columnOf(shown, column)).find((cards) => cards.length > 0);
  return next?.[Math.min(place, next.length - 1)] ?? null;
}

/** Applies a change as an undoable step; unchanged cards add no step. */
export function commit(board: Board, cards: readonly Card[]): Board {
  if (JSON.stringify(cards) === JSON.stringify(board.cards)) return board;
  return { ...board, cards: [...cards], past: [...board.past, board.cards].slice(-20) };
}

export const undo = (board: Board): Board => ({
  ...board,
  cards: board.past.at(-1) ?? board.cards,
  past: board.past.slice(0, -1),
});

/** Adds a task at the end of the first column, with the next free number. */
export function addCard(cards: readonly Card[], title: string): Card[] {
  const number = Math.max(0, ...cards.map(({ id }) => Number(id.slice(2)))) + 1;
  const card: Card = {
    id: `T-${number}`,
    title,
    column: 'todo',
    kind: 'code',
    changes: [],
    low: null,
    high: null,
    took: null,
  };
  return [...cards, card];
}

/** Prints tasks as CSV. A title that a spreadsheet would run as a formula gets an apostrophe in front. */
export const writeTasks = (cards: readonly Card[], stateOf: (column: Column) => string): string =>
  Papa.unparse(
    {
      fields: [
        'task',
        'title',
        'state',
        'kind',
        'model_changes',
        'estimate_low_days',
        'estimate_high_days',
        'actual_days',
      ],
      data: cards.map(({ id, title, column, kind, changes, low, high, took }) => [
        id,
        title,
        stateOf(column),
        kind,
        changes.length,
        low ?? '',
        high ?? '',
        took ?? '',
      ]),
    },
    { escapeFormulae: FORMULA_START, newline: '\r\n' },
  );
