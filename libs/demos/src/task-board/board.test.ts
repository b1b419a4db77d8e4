import { safeParse } from 'valibot';
import {
  addCard,
  boardSchema,
  commit,
  isShown,
  moveCard,
  neighbourOf,
  stepCard,
  undo,
  writeTasks,
  type Board,
  type Card,
} from './board.ts';

const card = (number: number, column: Card['column'], more: Partial<Card> = {}): Card => ({
  id: `T-${number}`,
  title: `Task ${number}`,
  column,
  kind: 'code',
  changes: [],
  low: 1,
  high: 2,
  took: null,
  ...more,
});
const cards = [card(1, 'todo'), card(2, 'todo'), card(3, 'doing'), card(4, 'todo'), card(5, 'done')];
const board: Board = { cards, past: [], search: '', kind: null, view: 'board', draft: '' };
const order = (list: readonly Card[]) => list.map(({ id, column }) => `${id.slice(2)} ${column}`).join(', ');

it('moves a card before another, or to the end of a column', () => {
  expect(order(moveCard(cards, 'T-4', { column: 'doing', before: 'T-3' }))).toBe(
    '1 todo, 2 todo, 4 doing, 3 doing, 5 done',
  );
  expect(order(moveCard(cards, 'T-1', { column: 'done', before: null }))).toBe(
    '2 todo, 3 doing, 4 todo, 5 done, 1 done',
  );
  expect(moveCard(cards, 'T-9', { column: 'done', before: null })).toEqual(cards);
  expect(moveCard(cards, 'T-1', { column: 'todo', before: 'T-1' })).toEqual(cards);
});

it('moves by arrow keys, among the visible cards', () => {
  expect(order(stepCard(cards, cards, 'T-1', 'ArrowDown'))).toBe('2 todo, 3 doing, 1 todo, 4 todo, 5 done');
  expect(order(stepCard(cards, cards, 'T-4', 'ArrowUp'))).toBe('1 todo, 4 todo, 2 todo, 3 doing, 5 done');
  expect(order(stepCard(cards, cards, 'T-1', 'ArrowRight'))).toBe('2 todo, 1 doing, 3 doing, 4 todo, 5 done');
  expect(stepCard(cards, cards, 'T-1', 'ArrowLeft')).toBe(cards);
  expect(stepCard(cards, cards, 'T-5', 'ArrowRight')).toBe(cards);
  const shown = cards.filter(({ id }) => id !== 'T-2');
  expect(order(stepCard(cards, shown, 'T-4', 'ArrowUp'))).toBe('4 todo, 1 todo, 2 todo, 3 doing, 5 done');
});

it('moves to a neighbour, across an empty column', () => {
  expect(neighbourOf(cards, 'T-1', 'ArrowDown')?.id).toBe('T-2');
  expect(neighbourOf(cards, 'T-4', 'ArrowRight')?.id).toBe('T-3');
  const without = cards.filter(({ column }) => column !== 'doing');
  expect(neighbourOf(without, 'T-1', 'ArrowRight')?.id).toBe('T-5');
  expect(neighbourOf(cards, 'T-1', 'ArrowLeft')).toBeNull();
});

it('keeps each step for undo, and no step that changes nothing', () => {
  const moved = commit(board, moveCard(cards, 'T-1', { column: 'done', before: null }));
  expect(moved.past).toHaveLength(1);
  expect(undo(moved)).toEqual(board);
  expect(commit(board, moveCard(cards, 'T-5', { column: 'done', before: null }))).toBe(board);
  expect(undo(board)).toEqual(board);
});

it('filters by words and by kind', () => {
  const [first] = cards;
  expect(isShown({ search: 'task 1', kind: null }, first!)).toBe(true);
  expect(isShown({ search: 't-1', kind: 'code' }, first!)).toBe(true);
  expect(isShown({ search: '', kind: 'words' }, first!)).toBe(false);
});

it('adds a task with the next number, and its state can be stored', () => {
  const added = addCard(cards, 'New');
  expect(added.at(-1)).toMatchObject({ id: 'T-6', column: 'todo' });
  expect(safeParse(boardSchema, { ...board, cards: added }).success).toBe(true);
  expect(safeParse(boardSchema, { ...board, cards: [{ ...cards[0], column: 'lost' }] }).success).toBe(false);
});

it('writes CSV without formulas that a spreadsheet would run', () => {
  const [heading, line] = writeTasks([card(1, 'todo', { title: '=1+1' })], () => 'To do').split('\r\n');
  expect(heading).toBe('task,title,state,kind,model_changes,estimate_low_days,estimate_high_days,actual_days');
  expect(line).toBe(`T-1,"'=1+1",To do,code,0,1,2,`);
});
