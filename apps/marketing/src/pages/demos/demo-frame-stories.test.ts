import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '../../content/site-map.ts';

it('has a story for every demo of a page', () => {
  const stories = readFileSync(join(__dirname, 'demo-frame.stories.tsx'), 'utf8');
  const paths = new Set(Array.from(stories.matchAll(/pageAt\('([^']+)'\)/g), ([, path]) => path));
  const told = new Set(pages.filter(({ path }) => paths.has(path)).map(({ demo }) => demo?.id));

  expect(pages.flatMap(({ demo }) => (demo && !told.has(demo.id) ? [demo.id] : []))).toEqual([]);
});
