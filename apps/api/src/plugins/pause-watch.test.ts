import { createPauseWatch } from './pause-watch.ts';

/** A clock that a test advances, with an amount of work in that time. */
function createClock() {
  let now = 0;
  let worked = 0;
  return {
    clock: { now: () => now, worked: () => worked },
    pass: (milliseconds: number, workedMs: number) => {
      now += milliseconds;
      worked += workedMs;
    },
  };
}

it.each([
  { what: 'a call in time', passed: 500, worked: 10, isPause: false },
  { what: 'a late call of a busy process', passed: 4_000, worked: 3_900, isPause: false },
  { what: 'a late call on a machine that others keep busy', passed: 4_000, worked: 800, isPause: false },
  { what: 'a call that is a little late', passed: 1_400, worked: 5, isPause: false },
  { what: 'a process that was stopped for some seconds', passed: 4_000, worked: 20, isPause: true },
  { what: 'a machine that slept for nine hours', passed: 9 * 3_600_000, worked: 20, isPause: true },
])('distinguishes a pause from work: $what', ({ passed, worked, isPause }) => {
  const { clock, pass } = createClock();
  const wasPaused = createPauseWatch(500, clock);
  pass(passed, worked);
  expect(wasPaused()).toBe(isPause);
  pass(500, 5);
  expect(wasPaused()).toBe(false);
});
