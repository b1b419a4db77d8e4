import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../scripts/lib/workspace.mjs';
import { captionsOf } from './captions.mjs';
import { journeys } from './journeys.mjs';

const pagesFolder = join(root, 'apps/marketing/src/content/pages');

test('every demo of a page has a journey, and every journey a demo', () => {
  const demos = readdirSync(pagesFolder, { recursive: true })
    .filter((file) => file.endsWith('page.yaml'))
    .flatMap((file) => /^demo: (\S+)$/m.exec(readFileSync(join(pagesFolder, file), 'utf8'))?.[1] ?? []);
  assert.deepEqual(Object.keys(journeys).toSorted(), demos.toSorted());
});

for (const [demo, { title, steps }] of Object.entries(journeys)) {
  test(`the journey of ${demo} has two to four steps, named in both languages`, () => {
    assert.ok(steps.length >= 2 && steps.length <= 4, `${steps.length} steps`);
    for (const words of [title, ...steps.map(({ name }) => name)]) {
      assert.match(words.en, /^[A-Z].{1,60}[^.]$/);
      assert.match(words.hi, /\p{Script=Devanagari}/u);
    }
    assert.equal(new Set(steps.map(({ name }) => name.en)).size, steps.length);
  });
}

test('captions are one cue for each clip', () => {
  const clips = [
    { name: { en: 'Up', hi: 'ऊपर' }, start: 0, end: 4 },
    { name: { en: 'Down', hi: 'नीचे' }, start: 4, end: 9 },
  ];
  assert.equal(
    captionsOf(clips, 'hi'),
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:04.000\nऊपर\n\n2\n00:00:04.000 --> 00:00:09.000\nनीचे\n',
  );
});
