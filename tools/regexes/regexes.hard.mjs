// npm run test:hard -- regexes: no regular expression in what is shipped takes more than linear time, whatever it reads.
// Where what it reads has a maximum length, the worst text of that length is read within a time limit.
// Ends with one line, `regexes: N passed, N failed`.
import { globSync, readFileSync } from 'node:fs';
import { check } from 'recheck';
import { readChange, readField, readRequirements, readSentence } from '../../libs/app-model/src/sentences/index.ts';
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
  ['apps/api/src/db/grouped-reads.ts', 1],
  ['apps/marketing/src/content/drawing/source-lines.ts', 1],
  ['libs/app-model/src/sentences/find-gaps.ts', 1],
  ['libs/demos/src/draft-bench/find-values.ts', 2],
  ['libs/demos/src/form-filling/find-dates.ts', 2],
  ['libs/demos/src/form-filling/find-labelled.ts', 1],
  ['libs/demos/src/code-bifurcation/misfits.ts', 1],
  ['libs/site-contract/src/contract/contact-rules.ts', 1],
  ['libs/site-contract/src/contract/contact.ts', 1],
  ['libs/seo-metadata/src/built-pages/shown-price.ts', 3],
  ['libs/seo-metadata/src/built-pages/truth-rules.ts', 1],
  ['libs/seo-metadata/src/core/visible-text.ts', 1],
  ['libs/theme-engine/src/dom/find-fields.ts', 1],
  ['libs/theme-engine/src/export/read-script.ts', 1],
  ['libs/theme-engine/src/export/replace-calls.ts', 1],
]);

/**
 * Code that reads no text beyond a length. Its expressions may take more than linear time: the worst texts that are
 * found for each of them, and those that a person has written for the ones built at run time, are read within the limit.
 */
const ENTITY = { name: 'Invoice', fields: [{ id: 'amount', name: 'Amount', type: 'decimal', required: true }] };
const BOUNDED = [
  {
    folder: 'libs/app-model/src/sentences/',
    characters: 400,
    limitMs: 50,
    texts: [
      { prefix: 'limit ', pump: ' to 1,1', suffix: ' x' },
      { prefix: 'limit amount to 1', pump: ',1', suffix: ' x' },
      { prefix: 'The amount must be above ', pump: ' x 1', suffix: '.' },
      { prefix: 'An invoice has a code of up to ', pump: 'up to 1 ', suffix: 'x' },
      { prefix: 'As a ', pump: 'clerk ', suffix: '' },
      { prefix: 'A ', pump: 'record ', suffix: '.' },
      { prefix: 'The ', pump: 'of the a ', suffix: 'must be x' },
    ],
    read: (text) => {
      readChange(text, ENTITY);
      readField(text, 1);
      readSentence(text);
      readRequirements(text);
    },
  },
];
/** Number of expressions built at run time in bounded code, by file: their worst texts are among those above. */
const IN_BOUNDED = new Map([
  ['libs/app-model/src/sentences/read-change.ts', 1],
  ['libs/app-model/src/sentences/read-field.ts', 1],
  ['libs/app-model/src/sentences/read-rules.ts', 7],
  ['libs/app-model/src/sentences/sentence-words.ts', 1],
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
  const read = READ_BY_A_PERSON.get(path) ?? IN_BOUNDED.get(path) ?? 0;
  if (unread.length !== read) {
    findings.push(`${path}: ${unread.length} are put together while it runs, ${read} were read: ${unread.join(' ')}`);
  }
}

for (const [name, { source, flags, at }] of places) {
  const { status, complexity, attack, error } = await check(source, flags, { timeout: LIMIT_MS });
  if (status === 'safe') continue;
  const bounds = at.map((path) => BOUNDED.find(({ folder }) => path.startsWith(folder)));
  if (attack && bounds.every(Boolean)) {
    findings.push(...bounds.flatMap((bound) => tooSlow(bound, attack).map((how) => `${at.join(' ')}: ${name} ${how}`)));
    continue;
  }
  const why = status === 'vulnerable' ? `${complexity.summary}, as on ${attack.pattern}` : `not judged: ${error.kind}`;
  findings.push(`${at.join(' ')}: ${name} is ${why}`);
}
for (const bound of BOUNDED) {
  for (const { prefix, pump, suffix } of bound.texts) {
    findings.push(...tooSlow(bound, { pumps: [{ prefix, pump }], suffix }).map((how) => `${bound.folder}: ${how}`));
  }
}
for (const finding of findings) console.error(finding);
const files = READ_BY_A_PERSON.size + IN_BOUNDED.size;
console.log(`regexes: ${places.size + files - findings.length} passed, ${findings.length} failed`);
process.exitCode = findings.length === 0 ? 0 : 1;

/** Reads the longest text of an attack within a bound, and tells how it is too slow; the fastest of three runs counts. */
function tooSlow({ characters, limitMs, read }, { pumps, suffix }) {
  const written = pumps.map(({ prefix }) => prefix).join('').length + suffix.length;
  const times = Math.floor((characters - written) / pumps.map(({ pump }) => pump).join('').length);
  const text = `${pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.max(0, times))).join('')}${suffix}`;
  const took = Math.min(
    ...Array.from({ length: 3 }, () => {
      const started = performance.now();
      read(text.slice(0, characters));
      return performance.now() - started;
    }),
  );
  return took <= limitMs ? [] : [`takes ${Math.round(took)} ms for ${JSON.stringify(text)}`];
}
