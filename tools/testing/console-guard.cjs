// An unexpected console.error or console.warn fails the test that caused it. A test that expects one replaces the
// method with its own spy (`jest.spyOn(console, 'error').mockImplementation(…)`), which never reaches this guard.
const unexpected = [];

/** Warning of Redux Toolkit on a slow machine; no test measures speed. */
const TOO_SLOW = /StateInvariantMiddleware took \d+ms/;
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn']) {
    if (!jest.isMockFunction(console[level])) {
      console[level] = (...args) => {
        if (TOO_SLOW.test(String(args[0]))) return;
        unexpected.push([level, ...args].map(String).join(' '));
      };
    }
  }
});

afterEach(() => {
  const seen = [...unexpected];
  unexpected.length = 0;
  console.error = original.error;
  console.warn = original.warn;
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
