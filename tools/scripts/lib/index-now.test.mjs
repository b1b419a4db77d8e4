import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { changedSince, datedPages } from './index-now.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'genmaster-index-now-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const entry = (path, day) =>
  `  <url>\n    <loc>https://genmaster.example${path}</loc>\n${day ? `    <lastmod>${day}</lastmod>\n` : ''}  </url>\n`;

test('the pages of every sitemap are read, with their dates', () => {
  writeFileSync(
    join(folder, 'sitemap.xml'),
    `<urlset>\n${entry('/', '2026-11-22')}${entry('/a?b=1&amp;c=2')}</urlset>`,
  );
  writeFileSync(join(folder, 'sitemap-1.xml'), `<urlset>\n${entry('/c', '2026-11-23')}</urlset>`);
  assert.deepEqual(
    datedPages(folder).toSorted((a, b) => a.url.localeCompare(b.url)),
    [
      { url: 'https://genmaster.example/', changed: '2026-11-22' },
      { url: 'https://genmaster.example/a?b=1&c=2', changed: null },
      { url: 'https://genmaster.example/c', changed: '2026-11-23' },
    ],
  );
});

test('a folder without a built site is reported', () => {
  assert.throws(() => datedPages(folder), /no sitemap\.xml/);
});

test('changed pages are those changed on the day or later; without a day, those of the last day', () => {
  const pages = [
    { url: 'a', changed: '2026-11-21' },
    { url: 'b', changed: '2026-11-23T10:00:00Z' },
    { url: 'c', changed: null },
  ];
  assert.deepEqual(changedSince(pages, '2026-11-20'), ['a', 'b']);
  assert.deepEqual(changedSince(pages), ['b']);
  assert.deepEqual(changedSince(pages, '2026-12-01'), []);
  assert.deepEqual(changedSince([{ url: 'c', changed: null }]), []);
});
