import { createDebugSession, type Advance, type DebugWishes } from './debug-session.ts';

const CODE = `function lateFee(amount, daysLate) {
  const graceDays = 5;
  const dailyRate = 0.001;

  if (daysLate <= graceDays) {
    return 0;
  }

  const chargeableDays = daysLate - graceDays;
  const fee = amount * dailyRate * chargeableDays;
  return Math.round(fee * 100) / 100;
}

console.log(lateFee(1200, 12));
console.log("done");`;

function start(wishes: Partial<DebugWishes> = {}, code = CODE) {
  const session = createDebugSession(code, { breakpoints: [], watches: [], ...wishes });
  const go = (how: Advance) => {
    let isThere = session.advance(how);
    while (!isThere) isThere = session.advance('go on');
    return session.view();
  };
  return { session, go };
}

const valueOf = (view: ReturnType<ReturnType<typeof start>['go']>, name: string) =>
  view.values.find((value) => value.name === name);

it('pauses before the first statement', () => {
  expect(start().session.view()).toMatchObject({ status: 'paused', line: 14, stack: [{ name: '', line: 14 }] });
});

it('stops at a breakpoint with the call, the values and the changes', () => {
  const { go } = start({ breakpoints: [{ line: 9, condition: '' }] });
  const view = go('continue');

  expect(view).toMatchObject({
    line: 9,
    stack: [
      { name: 'lateFee', line: 9 },
      { name: '', line: 14 },
    ],
  });
  expect(valueOf(view, 'graceDays')).toMatchObject({ text: '5' });
  expect(valueOf(view, 'chargeableDays')).toMatchObject({ text: null, isChanged: true });
  expect(valueOf(go('over'), 'chargeableDays')).toMatchObject({ text: '7', isChanged: true });
  expect(valueOf(go('over'), 'chargeableDays')).toMatchObject({ text: '7', isChanged: false });
});

it('steps into, over and out of a call', () => {
  expect(start().go('over').line).toBe(15);
  const { go } = start();
  expect(go('into')).toMatchObject({ line: 2, stack: [{ name: 'lateFee' }, { name: '' }] });
  expect(go('over').line).toBe(3);
  expect(go('out')).toMatchObject({ line: 15, stack: [{ name: '' }], output: ['8.4'] });
  expect(go('continue')).toMatchObject({ status: 'finished', output: ['8.4', 'done'], stack: [] });
});

it('changes a constant and continues with its value', () => {
  const { session, go } = start({ breakpoints: [{ line: 10, condition: '' }] });
  go('continue');

  expect(session.change('chargeableDays', '5 * 2')).toBeNull();
  expect(go('continue').output).toEqual(['12', 'done']);
});

it('reports why a value cannot be changed, and changes nothing', () => {
  const { session, go } = start({ breakpoints: [{ line: 10, condition: '' }] });
  go('continue');

  expect(session.change('chargeableDays', '1 +')).toBe('Unexpected token');
  expect(session.change('chargeableDays', 'nothing')).toBe('ReferenceError: nothing is not defined');
  expect(session.change('chargeableDays', '(() => { for (;;); })()')).toBe('This takes too long');
  expect(valueOf(session.view(), 'chargeableDays')).toMatchObject({ text: '7' });
});

it('stops at a condition only when it is true', () => {
  const code = 'let sum = 0;\nfor (let i = 0; i < 1000; i++) {\n  sum += i;\n}\nconsole.log(sum);';
  const { go } = start({ breakpoints: [{ line: 3, condition: 'i === 700' }] }, code);

  expect(valueOf(go('continue'), 'i')).toMatchObject({ text: '700' });
  expect(go('continue')).toMatchObject({ status: 'finished', output: ['499500'] });
});

it('evaluates watched expressions at a pause, and shows their errors', () => {
  const { go } = start({ breakpoints: [{ line: 10, condition: '' }], watches: ['amount * 2', 'fee > amount', 'nope'] });

  expect(go('continue').watches).toEqual([
    { expression: 'amount * 2', text: '2400', isError: false },
    { expression: 'fee > amount', text: 'ReferenceError: fee is used before it has a value', isError: true },
    { expression: 'nope', text: 'ReferenceError: nope is not defined', isError: true },
  ]);
});

it('shows the values of another call of the stack', () => {
  const code = 'function inner(a) {\n  return a + 1;\n}\nfunction outer(b) {\n  return inner(b * 2);\n}\nouter(3);';
  const { session, go } = start({ breakpoints: [{ line: 2, condition: '' }] }, code);
  go('continue');
  session.look(1);

  expect(session.view()).toMatchObject({ frame: 1, values: [{ name: 'b', text: '3' }] });
});

it('keeps the stack of an uncaught error', () => {
  const { go } = start({}, 'function pay(order) {\n  return order.total;\n}\npay(null);');

  expect(go('continue')).toMatchObject({
    status: 'failed',
    line: 2,
    stack: [
      { name: 'pay', line: 2 },
      { name: '', line: 4 },
    ],
    problem: { name: 'TypeError', message: '“total” cannot be read of null', line: 2 },
  });
});

it('ends an endless loop, and can be disposed during one', () => {
  const { session } = start({}, 'let i = 0;\nwhile (true) { i++; }');
  expect(session.advance('continue')).toBe(false);
  session.timeOut();
  expect(session.view()).toMatchObject({ status: 'limit', limit: 'time' });
  expect(start({}, 'while (true) {}').go('continue')).toMatchObject({ status: 'limit', limit: 'steps' });
});

it('counts a slow condition as work of its turn', () => {
  const condition = '[1].map(() => { for (let i = 0; i < 1000; i++) {} return false; })[0]';
  const turnsWith = (text: string) => {
    const { session } = start(
      { breakpoints: [{ line: 2, condition: text }] },
      'for (let i = 0; i < 50; i++) {\n  i + 1;\n}',
    );
    let turns = 1;
    for (let isThere = session.advance('continue'); !isThere; turns += 1) isThere = session.advance('go on');
    return turns;
  };

  expect(turnsWith('false')).toBe(1);
  expect(turnsWith(condition)).toBeGreaterThan(10);
});

it('reports the position of a syntax error at once', () => {
  expect(start({}, 'let a = ;').session.view()).toMatchObject({ status: 'failed', line: 1, stack: [] });
});
