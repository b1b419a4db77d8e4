import type { SiteIdentity } from '../core/page-metadata.ts';

/** What crawlers may do. */
export interface RobotsPolicy {
  /** Addresses that no crawler needs; this does not take a page out of an index. */
  readonly disallow?: readonly string[];
  /**
   * Whether crawlers that collect training material may read the site.
   * @default 'allow'
   */
  readonly trainingCrawlers?: 'allow' | 'disallow';
}

const TRAINING_CRAWLERS = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'CCBot',
  'Applebot-Extended',
  'meta-externalagent',
];

/** Prints `robots.txt`: who may read what, and where the sitemap is. */
export function renderRobots(
  site: SiteIdentity,
  { disallow = [], trainingCrawlers = 'allow' }: RobotsPolicy = {},
): string {
  const everyone = disallow.length > 0 ? disallow.map((path) => `Disallow: ${path}`) : ['Allow: /'];
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
