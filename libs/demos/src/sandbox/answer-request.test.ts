import { answerRequest } from './answer-request.ts';

/** Creates a clock that reaches the timeout after a number of turns. */
function turns(before: number) {
  let count = 0;
  return { rest: async () => void (count += 1), isLate: () => count >= before, taken: () => count };
}

it('calls a function of the code with given values', async () => {
  const request = {
    kind: 'run',
    code: 'function twice(n) { return n * 2; }',
    call: { name: 'twice', args: [21] },
  } as const;

  expect(await answerRequest(request, turns(1))).toMatchObject({ kind: 'done', result: 42 });
});

it('yields to other work during a long run, and stops it at the timeout', async () => {
  const clock = turns(3);
  const answer = await answerRequest({ kind: 'run', code: 'for (;;) { let a = 1; }' }, clock);

  expect(answer).toMatchObject({ kind: 'limit', limit: 'time' });
  expect(clock.taken()).toBe(3);
});

it('repeats the steps of a session', async () => {
  const answer = await answerRequest(
    {
      kind: 'debug',
      code: 'let a = 1;\na += 1;\na += 1;',
      wishes: { breakpoints: [], watches: ['a'] },
      commands: [
        { kind: 'advance', how: 'over', breakpoints: [] },
        { kind: 'change', name: 'a', expression: '10' },
        { kind: 'advance', how: 'over', breakpoints: [] },
      ],
    },
    turns(3),
  );

  expect(answer).toMatchObject({ view: { line: 3, watches: [{ text: '11' }] }, problem: null });
});

it('stops a session in an endless loop at the timeout', async () => {
  const answer = await answerRequest(
    {
      kind: 'debug',
      code: 'let a = 0;\nwhile (true) a += 1;',
      wishes: { breakpoints: [], watches: [] },
      commands: [{ kind: 'advance', how: 'continue', breakpoints: [] }],
    },
    turns(2),
  );

  expect(answer).toMatchObject({ view: { status: 'limit', limit: 'time' } });
});
