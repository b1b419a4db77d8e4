import { answerRequest } from '../sandbox/answer-request.ts';
import type { DebugCommand } from '../sandbox/sandbox-messages.ts';
import { editCode, toggleBreakpoint, type CodeDebuggerState } from './code-debugger-state.ts';
import { firstPause, firstSteps } from './first-pause.ts';
import { lateFee, lostCustomer, wrongRow } from './samples.ts';

const go = ({ breakpoints }: CodeDebuggerState) => ({ kind: 'advance', how: 'continue', breakpoints }) as const;

const at = (state: CodeDebuggerState, commands: readonly DebugCommand[] = [go(state)]) =>
  answerRequest(
    { kind: 'debug', code: state.code, wishes: state, commands },
    { rest: async () => undefined, isLate: () => false },
  );

it('shows on the prerendered page the results of the interpreter', async () => {
  expect(await at(lateFee, firstSteps)).toEqual({ view: firstPause, problem: null });
});

it('stops on the row that fails', async () => {
  const answer = await at(wrongRow);

  expect(answer).toMatchObject({
    view: { line: 8, watches: [{ text: '{ number: 317, amount: "12,50" }' }, { text: '"number"' }] },
  });
});

it('keeps the stack of the error', async () => {
  const again = [go(lostCustomer), go(lostCustomer), go(lostCustomer)];

  expect(await at(lostCustomer, again)).toMatchObject({
    view: {
      status: 'failed',
      stack: [{ name: 'nameOf', line: 4 }, { name: 'greet' }, { name: '' }],
      output: ['Dear Asha Rao'],
    },
  });
});

describe('a breakpoint', () => {
  const state: CodeDebuggerState = {
    code: 'a\nb\nc\nd',
    breakpoints: [{ line: 3, condition: 'x' }],
    watches: [],
    draft: '',
  };
  const lines = (code: string) => editCode(state, code).breakpoints.map(({ line }) => line);

  it('moves with its line when lines are added or removed above it', () => {
    expect(lines('new\na\nb\nc\nd')).toEqual([4]);
    expect(lines('b\nc\nd')).toEqual([2]);
  });

  it('stays in place when its line or one below changes', () => {
    expect(lines('a\nb\nchanged\nd')).toEqual([3]);
    expect(lines('a\nb\nc\nd\ne\nf')).toEqual([3]);
  });

  it('is removed with its line', () => {
    expect(lines('a\nb\nd')).toEqual([]);
    expect(lines('')).toEqual([]);
  });

  it('is set and cleared', () => {
    expect(toggleBreakpoint(state, 1).breakpoints.map(({ line }) => line)).toEqual([1, 3]);
    expect(toggleBreakpoint(state, 3).breakpoints).toEqual([]);
  });
});
