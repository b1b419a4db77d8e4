// npm run test:hard -- regexes: no regular expression in what is shipped takes more than linear time, whatever it reads.
// Ends with one line, `regexes: N passed, N failed`.
import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { root } from '../scripts/lib/workspace.mjs';
import { findRegexes } from './find-regexes.mjs';

const SHIPPED = ['libs/*/src/**/*.{ts,tsx}', 'apps/api/src/**/*.ts', 'apps/marketing/src/**/*.{ts,tsx}'];
const NOT_SHIPPED = /\.(?:test|hard|stories)\.tsx?$|\/testing\/|^libs\/testing\//;
const LIMIT_MS = 120_000;

/**
 * Number of expressions that are built at run time, by file, reviewed by hand. Each inserts words from a list or escaped
 * text into a pattern that is linear.
 */
const READ_BY_A_PERSON = new Map([
  ['libs/demos/src/form-filling/find-dates.ts', 2],
  ['libs/demos/src/form-filling/find-labelled.ts', 1],
  ['libs/demos/src/code-bifurcation/misfits.ts', 1],
  ['libs/site-contract/src/contract/contact-rules.ts', 1],
  ['libs/site-contract/src/contract/contact.ts', 1],
]);

const places = new Map();
const findings = [];
for (const path of globSync(SHIPPED, { cwd: root }).sort()) {
  if (NOT_SHIPPED.test(path)) continue;
  const { found, unread } = findRegexes(path, readFileSync(`${root}${path}`, 'utf8'));
  for (const { source, flags, line } of found) {
    const name = `/${source}/${flags}`;
    places.set(name, { source, flags, at: [...(places.get(name)?.at ?? []), `${path}:${line}`] });
  }
  const read = READ_BY_A_PERSON.get(path) ?? 0;
  if (unread.length !== read) {
    findings.push(`${path}: ${unread.length} are put together while it runs, ${read} were read: ${unread.join(' ')}`);
  }
}

for (const [name, { source, flags, at }] of places) {
  const { status, complexity, attack, error } = await check(source, flags, { timeout: LIMIT_MS });
  if (status === 'safe') continue;
  const why = status === 'vulnerable' ? `${complexity.summary}, as on ${attack.pattern}` : `not judged: ${error.kind}`;
  findings.push(`${at.join(' ')}: ${name} is ${why}`);
}
for (const finding of findings) console.error(finding);
console.log(`regexes: ${places.size + READ_BY_A_PERSON.size - findings.length} passed, ${findings.length} failed`);
process.exitCode = findings.length === 0 ? 0 : 1;
