import { changelogFiles, readReleases, releasesOf } from './changelog-files.ts';
import { siteIdentity } from '../src/content/site-identity.ts';

const CHANGELOG = `## 0.2.0 (2026-12-01)

- You can **now** do \`this\`.

## 0.1.1

No date.

## 0.1.0 (2026-11-21)

First.
`;

it('reads the dated versions of a changelog', () => {
  expect(releasesOf('a', CHANGELOG)).toEqual([
    { name: 'a', version: '0.2.0', date: '2026-12-01', text: '- You can **now** do `this`.' },
    { name: 'a', version: '0.1.0', date: '2026-11-21', text: 'First.' },
  ]);
});

it('finds a dated version of each of the five packages', () => {
  expect(new Set(readReleases().map(({ name }) => name)).size).toBe(5);
});

it('has the same content as Markdown and as a feed', () => {
  const files = changelogFiles(siteIdentity('https://genmaster.example'), releasesOf('@genmaster/a', CHANGELOG));
  expect(files['changelog.md']).toContain('## @genmaster/a 0.2.0\n\n2026-12-01\n\n- You can **now** do `this`.');
  expect(files['changelog.xml']).toContain('<guid isPermaLink="false">@genmaster/a@0.2.0</guid>');
  expect(files['changelog.xml']).toContain('<description>You can now do this.</description>');
  expect(files['changelog.xml']).toContain('<pubDate>Tue, 01 Dec 2026 00:00:00 GMT</pubDate>');
});
