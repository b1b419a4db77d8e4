import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { readGuideIndex } from '../../../libs/demos/src/site-guide/guide-index.ts';
import { readFinderIndex } from '../../../apps/marketing/src/features/page-finder/finder-index.ts';
import { median } from '../table.mjs';

/** Input of a visitor, with a typing error in the finder. */
const WORDS = ['grid', 'due date', 'gen-gird', 'debugger', 'export csv'];
const QUESTIONS = ['How do I export the source code?', 'Can two people edit the same record?', 'What does it cost?'];
const TIMES = 5;

/** Returns the sizes and answer times of a built site, by the names of the figures. `page` is an address. */
export function measureBuilt(dist, page) {
  const site = join(dist, 'site');
  const finder = readFileSync(join(site, '_data/_finder/en.json'), 'utf8');
  const guide = readFileSync(join(site, '_data/_guide/en.json'), 'utf8');
  const find = readFinderIndex(finder);
  const answer = readGuideIndex(guide);
  const { script } = JSON.parse(readFileSync(join(dist, 'first-load.json'), 'utf8'));
  return {
    'script of a first load, KB': sum(script.map((file) => sizeOf(join(site, file)))),
    'HTML of a feature page, KB': sizeOf(join(site, page, 'index.html')),
    'data of a soft navigation, KB': sizeOf(join(site, `_data${page}.json`)),
    'menus in another language, KB': sizeOf(join(site, '_data/navigation.hi.json')),
    'finder: index, KB': sizeOf(join(site, '_data/_finder/en.json')),
    'finder: an answer, ms': timeOf(find, WORDS),
    'site search: index, KB': sizeOf(join(site, '_data/_guide/en.json')),
    'site search: an answer, ms': timeOf(answer, QUESTIONS),
    'sitemap, KB': sum(
      readdirSync(site)
        .filter((file) => /^sitemap.*\.xml$/.test(file))
        .map((file) => sizeOf(join(site, file))),
    ),
  };
}

/**
 * Returns the transfer size in KB: the compressed copy that the build wrote, otherwise the file compressed with gzip.
 */
function sizeOf(file) {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed?.size ?? gzipSync(readFileSync(file)).length) / 1000;
}

const timeOf = (run, inputs) =>
  median(
    inputs.flatMap((input) =>
      Array.from({ length: TIMES }, () => {
        const start = performance.now();
        run(input);
        return performance.now() - start;
      }),
    ),
  );

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);
