// Which tests failed, out of what their tools printed: so the end of a long run names them all.

/** How each tool of `npm test` writes the name of what failed, with the name as the first group. */
const FORMS = [
  // Jest.
  /^ +● (.+ › .+)$/gm,
  /^FAIL (.+?)(?: \([\d.]+ m?s\))?$/gm,
  // The runner of Node, a failed file's own line included.
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

/** Playwright's list of what passed at the second try only. */
const FLAKY = /^ {2}\d+ flaky\n((?: {4}.+\n?)+)/m;

/** The names of what passed at the second try only. */
export const flakyNames = (output) =>
  (FLAKY.exec(output)?.[1] ?? '')
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);

/** Every name once, in the order of the forms. */
export const failedNames = (output) => [
  ...new Set(FORMS.flatMap((form) => [...output.replace(FLAKY, '').matchAll(form)].map(([, name]) => name.trim()))),
];
