import type { SiteIdentity } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';

/** Options of `renderRobots`. */
export interface RobotsPolicy {
  /** Paths that crawlers must not fetch; this does not remove a page from an index. */
  readonly disallow?: readonly string[] | undefined;
  /**
   * Whether crawlers that collect training material may read the site.
   * @default 'allow'
   */
  readonly trainingCrawlers?: 'allow' | 'disallow' | undefined;
}

const TRAINING_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'Applebot-Extended',
  'meta-externalagent',
];

/** Prints `robots.txt`: the rules for crawlers and the address of the sitemap. */
export function renderRobots(site: SiteIdentity, policy?: RobotsPolicy): string {
  const { disallow, trainingCrawlers } = withoutNulls(policy);
  const everyone = disallow?.length ? disallow.map((path) => `Disallow: ${onOneLine(path)}`) : ['Allow: /'];
  const training =
    trainingCrawlers === 'disallow'
      ? [...TRAINING_CRAWLERS.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
      : [];
  return [
    'User-agent: *',
    ...everyone,
    '',
    ...training,
    `Sitemap: ${new URL('/sitemap.xml', site.origin).href}`,
    '',
  ].join('\n');
}

/**
 * Encodes white space and controls, which would begin another rule or spoil the file, and `#`, which would begin a
 * comment; a path starts with `/`.
 */
function onOneLine(path: string): string {
  return path
    .trim()
    .replace(/[\s#\p{Cc}]/gu, (character) => encodeURIComponent(character))
    .replace(/^(?![/*]|$)/, '/');
}
