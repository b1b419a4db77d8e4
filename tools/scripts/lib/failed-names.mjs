// Finds the failed tests in the output of their tools, so that the end of a long run lists them all.

/** The patterns with which the tools of `npm test` print a failure, with its name as the first group. */
const FORMS = [
  // Jest.
  /^ +● (.+ › .+)$/gm,
  /^FAIL (.+?)(?: \([\d.]+ m?s\))?$/gm,
  // The test runner of Node, including the line of a failed file.
  /^ *not ok \d+ - (.+)$/gm,
  // Playwright, in the list at its end.
  /^ {4}(\S+\.(?:spec|test)\.ts:\d+:\d+ › .+)$/gm,
  // Stories.
  /^✗ (.+)$/gm,
  // The rehearsal of a release.
  /^(.+): FAILED$/gm,
  // A tool that counts per package.
  /^(.+: \d+ passed, [1-9]\d* failed)$/gm,
];

/** Playwright's list of tests that passed only at the second attempt. */
const FLAKY = /^ {2}\d+ flaky\n((?: {4}.+\n?)+)/m;

/** The same for the second try of a whole run, as `secondTryLine` writes it. */
const SECOND_TRY = /^second try: (.+)$/gm;

/** Returns the line with which a run names a test that passed only at its second try. */
export const secondTryLine = (name) => `second try: ${name}`;

/** Returns those lines of an output. */
export const secondTryLines = (output) => output.match(SECOND_TRY) ?? [];

/** Returns the names of tests that passed only at the second attempt. */
export const flakyNames = (output) => [
  ...(FLAKY.exec(output)?.[1] ?? '')
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean),
  ...[...output.matchAll(SECOND_TRY)].map(([, name]) => name),
];

/** Returns every name once, in the order of the patterns. */
export const failedNames = (output) => [
  ...new Set(FORMS.flatMap((form) => [...output.replace(FLAKY, '').matchAll(form)].map(([, name]) => name.trim()))),
];
