import { answerRequest } from './answer-request.ts';

/** Creates a clock that runs out after a number of turns. */
function turns(before: number) {
  let count = 0;
  return { rest: async () => void (count += 1), isLate: () => count >= before, taken: () => count };
}

it('runs a function of the code on given values', async () => {
  const request = {
    kind: 'run',
    code: 'function twice(n) { return n * 2; }',
    call: { name: 'twice', args: [21] },
  } as const;

  expect(await answerRequest(request, turns(1))).toMatchObject({ kind: 'done', result: 42 });
});

it('lets others have their turn in a long run, and ends it when its time is up', async () => {
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

it('leaves a session in an endless loop when its time is up', async () => {
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
