import { invoice } from '@genmaster/app-model';
import { safeParse } from 'valibot';
import { changeSchema, decide, placeOf, proposalOf, retype, settle, undo, type ChangeState } from './change-state.ts';

const start: ChangeState = {
  base: invoice,
  sentence: 'add a status (open, sent) to invoices and make the amount optional',
  decisions: {},
  past: [],
};
const names = (state: ChangeState) =>
  proposalOf(state).accepted.fields.map(({ name, required }) => name + (required ? '' : '?'));

it('changes nothing until a part is accepted', () => {
  expect(proposalOf(start).edits).toHaveLength(2);
  expect(proposalOf(start).accepted).toEqual(invoice);
  expect(proposalOf(start).proposed).not.toEqual(invoice);
});

it('applies one part without the other', () => {
  const one = decide(start, ['add status'], 'accepted');
  expect(names(one)).toEqual(['Number', 'Due date', 'Amount', 'Status']);
  const both = decide(one, ['change amount {"required":false}'], 'refused');
  expect(proposalOf(both).proposed).toEqual(proposalOf(both).accepted);
  expect(undo(both)).toEqual(one);
  expect(undo(undo(both))).toEqual(start);
});

it('keeps an accepted change as the next definition, and undoes it too', () => {
  const done = settle(decide(start, ['add status'], 'accepted'));
  expect(done.base.fields.at(-1)?.name).toBe('Status');
  expect(done.sentence).toBe('');
  expect(undo(undo(done))).toEqual(start);
  expect(safeParse(changeSchema, done).success).toBe(true);
});

it('forgets decisions about words that were removed', () => {
  const next = retype(decide(start, ['add status'], 'accepted'), 'add a note');
  expect(next.decisions).toEqual({});
});

it('undoes a typed sentence before the decisions that stood before it, and loses neither', () => {
  const one = decide(start, ['add status'], 'accepted');
  const typed = ['add a', 'add a note', 'add a note and a page'].reduce(retype, one);
  const after = decide(typed, ['add note'], 'accepted');

  expect(undo(after)).toEqual(typed);
  expect(undo(typed)).toEqual(one);
  expect(undo(undo(retype(settle(one), 'make it'))).sentence).toBe(start.sentence);
});

it('finds the words of a part in the sentence, and the whole sentence when it spaces them otherwise', () => {
  const wordsOf = (sentence: string) =>
    proposalOf({ ...start, sentence }).edits.map(({ words }) => sentence.slice(...placeOf(sentence, words)));

  expect(wordsOf(start.sentence)).toEqual(['add a status (open, sent) to invoices', 'make the amount optional']);
  expect(wordsOf('add  a note')).toEqual(['add  a note']);
});
