import type { MetadataResolver } from '@genmaster/seo-metadata';
import {
  renderLlmsText,
  renderRobots,
  renderSecurityText,
  renderSitemapFiles,
} from '@genmaster/seo-metadata/site-files';
import { changelogFiles } from './changelog-files.ts';
import { SPECULATION_RULES_PATH, speculationRules } from './speculation-rules.ts';

export interface ReaderFilesOptions {
  /** Markdown of every page, by address. */
  twins: Readonly<Record<string, string>>;
  now: Date;
}

/** Half a year: long enough for a site that is rarely built, and well below the year that RFC 9116 recommends. */
const SECURITY_TEXT_DAYS = 180;

/**
 * Returns the files about the site for programs and security researchers: `robots.txt`, `llms.txt`, `security.txt` and
 * others; and for browsers the rules of what they may fetch ahead.
 */
export function readerFiles(
  resolver: MetadataResolver,
  { twins, now }: ReaderFilesOptions,
): Readonly<Record<string, string>> {
  const { site } = resolver;
  const home = resolver.resolve('/');
  const pages = Object.entries(twins).filter(([path]) => resolver.resolve(path).language === home.language);
  return {
    ...renderSitemapFiles(resolver),
    ...changelogFiles(site),
    [SPECULATION_RULES_PATH]: speculationRules(),
    'robots.txt': renderRobots(site, { disallow: ['/_data/'] }),
    'llms.txt': renderLlmsText(resolver, { summary: home.description }),
    'llms-full.txt': pages.map(([, markdown]) => markdown).join('\n'),
    '.well-known/security.txt': renderSecurityText(site, {
      contact: ['/contact-us'],
      expires: new Date(now.getTime() + SECURITY_TEXT_DAYS * 24 * 60 * 60 * 1000),
    }),
  };
}
