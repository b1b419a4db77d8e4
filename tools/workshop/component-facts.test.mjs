import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { factsOf } from '../../.storybook/facts-of.ts';
import { root } from '../scripts/lib/workspace.mjs';
import { publicLibraries } from '../scripts/lib/libraries.mjs';
import { publicComponents } from './public-components.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const entryPoints = Object.fromEntries(
  globSync('libs/*/src/**/index.ts', { cwd: root }).map((path) => [path, read(path)]),
);
const published = new Set(publicComponents().map(({ component }) => component));
/** Returns the name of the component that a file of stories is named after. */
const nameOf = (path) =>
  path
    .split('/')
    .at(-1)
    .replace('.stories.tsx', '')
    .replaceAll(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());

const stories = publicLibraries().flatMap(({ name }) => globSync(`libs/${name}/src/**/*.stories.tsx`, { cwd: root }));
const ofComponents = stories.filter((path) => !path.includes('/gm-'));

test('there are stories of both kinds', () => {
  const exported = ofComponents.filter((path) => published.has(nameOf(path)));
  assert.ok(exported.length > 10);
  assert.ok(exported.length < ofComponents.length);
});

for (const path of ofComponents) {
  const status = published.has(nameOf(path)) ? 'Published' : 'Inside a published part';
  test(`the page of ${nameOf(path)} says: ${status}`, () =>
    assert.equal(factsOf(`./${path}`, entryPoints).status, status));
}

test('the page of a custom element says: Published', () => {
  const [element] = stories.filter((path) => path.includes('/gm-'));
  assert.equal(factsOf(`./${element}`, entryPoints).status, 'Published');
});
