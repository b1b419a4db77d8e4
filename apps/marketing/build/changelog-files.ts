import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteIdentity } from '@genmaster/seo-metadata';
import { renderFeed, type FeedItem } from '@genmaster/seo-metadata/site-files';

/** One version of a package. */
export interface Release {
  name: string;
  version: string;
  /** ISO 8601, a day. */
  date: string;
  /** The changes, in Markdown. */
  text: string;
}

const LIBRARIES = fileURLToPath(new URL('../../../libs', import.meta.url));
const VERSION = /^## (?<version>\d+\.\d+\.\d+\S*)(?: \((?<date>\d{4}-\d{2}-\d{2})\))?$/gm;

/**
 * Address of the feed; `content/page-document.ts` links to it in the head of the home page. Its items link to
 * `/changelog.md`: readers of versions use a feed or Markdown, so there is no HTML page.
 */
export const FEED_PATH = '/changelog.xml';

/** Parses a changelog of `nx release`; versions without a date are left out. */
export function releasesOf(name: string, changelog: string): readonly Release[] {
  const headings = [...changelog.matchAll(VERSION)];
  return headings.flatMap(({ index, 0: heading, groups = {} }, at): readonly Release[] => {
    const text = changelog.slice(index + heading.length, headings[at + 1]?.index).trim();
    const { version = '', date } = groups;
    return date ? [{ name, version, date, text }] : [];
  });
}

/** Reads the versions of every published package, newest first. */
export function readReleases(folder = LIBRARIES): readonly Release[] {
  const found = readdirSync(folder).flatMap((library): readonly Release[] => {
    const read = (file: string) => {
      try {
        return readFileSync(join(folder, library, file), 'utf8');
      } catch {
        return null;
      }
    };
    const changelog = read('CHANGELOG.md');
    const manifest = read('package.json');
    return changelog && manifest ? releasesOf((JSON.parse(manifest) as { name: string }).name, changelog) : [];
  });
  return found.toSorted((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name));
}

/** Returns the changes of the packages as Markdown and as a feed, by path. */
export function changelogFiles(site: SiteIdentity, releases = readReleases()): Readonly<Record<string, string>> {
  const items = releases.map(({ name, version, date, text }): FeedItem => ({
    title: `${name} ${version}`,
    url: '/changelog.md',
    id: `${name}@${version}`,
    summary: plainText(text),
    published: date,
  }));
  return {
    'changelog.md': `# What is new\n\n${releases
      .map(({ name, version, date, text }) => `## ${name} ${version}\n\n${date}\n\n${text}\n`)
      .join('\n')}`,
    [FEED_PATH.slice(1)]: renderFeed(site, {
      title: `${site.name}: what is new`,
      description: `New versions of the packages of ${site.name}, and what changed in them.`,
      path: FEED_PATH,
      pagePath: '/changelog.md',
      items,
    }),
  };
}

/** Returns a changelog’s text without its Markdown syntax. */
const plainText = (markdown: string) =>
  markdown
    .replace(/^\s*[-*] /gm, '')
    .replace(/[`*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
