import { checkWorkflow } from './check-workflow.ts';
import { addStep, changeStep, moveStep, removeStep, wire } from './edit-workflow.ts';
import { runWorkflow } from './run-workflow.ts';
import { gaps, mismatched, sound } from './samples.ts';
import type { Workflow } from './workflow.ts';

const kindsOf = ({ steps }: Workflow) => checkWorkflow(steps).map(({ kind, step }) => `${step.id} ${kind}`);

it('finds a wrong type and a value that may be missing', () => {
  expect(kindsOf(mismatched)).toEqual(['s3 type', 's4 mayBeEmpty']);
});

it('finds an unhandled error, a branch that is never taken, and a loop without an exit', () => {
  expect(kindsOf(gaps)).toEqual(['s4 unhandled', 's4 noExit', 's5 deadBranch']);
});

it('finds nothing in a sound workflow', () => {
  expect(kindsOf(sound)).toEqual([]);
});

it('finds an input without a source, also after the source was removed', () => {
  expect(kindsOf(wire(sound, { to: 's6', need: 'cents' }, ''))).toEqual(['s6 unwired']);
  expect(kindsOf(removeStep(sound, 's4'))).toEqual(['s6 unwired']);
});

it('finds a value that is not set on every path', () => {
  const refused = wire(sound, { to: 's8', need: 'text' }, 's6.receipt');

  expect(kindsOf(refused)).toEqual(['s8 notBefore']);
});

it('finds unreachable steps, and fixed values of the wrong type', () => {
  expect(kindsOf(changeStep(sound, 's6', { onError: 'end' }))).toEqual(['s8 unreachable']);
  expect(kindsOf(wire(sound, { to: 's5', need: 'fallback' }, '=nobody'))).toEqual(['s5 fixed']);
});

it('keeps the values at each step of a run', () => {
  const { steps, end } = runWorkflow(sound);

  expect(end).toBe('done');
  expect(steps.map(({ step }) => step.id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7']);
  expect(steps.find(({ step }) => step.id === 's5')).toMatchObject({
    got: { email: null, fallback: 'accounts@example.com' },
    gave: { email: 'accounts@example.com' },
  });
  expect(steps.at(-1)).toMatchObject({ got: { text: 'RCP-48000' }, to: 'end' });
});

it('follows the error branch after a failure, and ends where there is none', () => {
  const refused = runWorkflow({ ...sound, failing: ['s6'] });

  expect(refused.steps.map(({ step }) => step.id).slice(-2)).toEqual(['s6', 's8']);
  expect(runWorkflow({ ...gaps, failing: ['s4'] })).toMatchObject({ end: 'failed' });
  expect(runWorkflow({ ...sound, invoice: 'INV-9999' })).toMatchObject({ end: 'done', steps: { length: 2 } });
});

it('ends a run that cannot continue or does not end', () => {
  expect(runWorkflow(mismatched)).toMatchObject({ end: 'stuck' });
  expect(runWorkflow(mismatched).steps.at(-1)).toMatchObject({ stuck: 'cents' });
  expect(runWorkflow(gaps).end).toBe('endless');
});

it('adds, moves and removes steps without losing a branch', () => {
  const added = addStep(mismatched, 'toCents');

  expect(added.steps.at(-2)).toMatchObject({ id: 's4', next: 's5' });
  expect(removeStep(added, 's5').steps.at(-1)).toMatchObject({ id: 's4', next: 'end' });
  expect(removeStep(added, 's1')).toBe(added);
  expect(moveStep(added, 's5', -1).steps.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's5', 's4']);
  expect(moveStep(added, 's2', -1)).toBe(added);
});
