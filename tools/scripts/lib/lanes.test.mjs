import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInLanes } from './lanes.mjs';

/** Runs checks that end when the test decides, and records their starts and ends. */
function startedChecks(checks) {
  const events = [];
  const ends = new Map();
  const run = runInLanes(checks, ({ name }) => {
    events.push(`${name} starts`);
    return new Promise((resolve) => ends.set(name, resolve));
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    events,
    run,
    async end(name) {
      events.push(`${name} ends`);
      ends.get(name)();
      await settle();
    },
  };
}

test('the lanes run in parallel, the checks of a lane in sequence', async () => {
  const { events, end, run } = startedChecks([
    { name: 'format', lane: 2 },
    { name: 'lint', lane: 2 },
    { name: 'unit', lane: 1 },
  ]);
  assert.deepEqual(events, ['format starts', 'unit starts']);
  await end('format');
  assert.deepEqual(events.slice(2), ['format ends', 'lint starts']);
  await end('unit');
  await end('lint');
  await run;
});

test('a check without a lane waits until all lanes have ended, and then runs alone', async () => {
  const { events, end, run } = startedChecks([
    { name: 'journeys' },
    { name: 'format', lane: 2 },
    { name: 'unit', lane: 1 },
    { name: 'pictures' },
  ]);
  await end('unit');
  assert.deepEqual(events, ['format starts', 'unit starts', 'unit ends']);
  await end('format');
  assert.deepEqual(events.slice(3), ['format ends', 'journeys starts']);
  await end('journeys');
  assert.deepEqual(events.slice(5), ['journeys ends', 'pictures starts']);
  await end('pictures');
  await run;
});

test('a single check needs no lane', async () => {
  const { events, end, run } = startedChecks([{ name: 'journeys' }]);
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(events, ['journeys starts']);
  await end('journeys');
  await run;
});
