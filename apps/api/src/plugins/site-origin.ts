import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';

export interface SiteOrigin {
  /** The origin that the site has to be built with, or `null` for any. */
  expected: string | null;
  isProduction: boolean;
}

/** Names that belong to nobody (RFC 2606, RFC 6761), and stand in what was built without an origin. */
const PLACEHOLDER = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

/**
 * Refuses a built site that names another origin as its own than it should.
 *
 * The pages carry it in their canonical addresses, so a search engine would look for them elsewhere. In production
 * a placeholder counts as a mistake, unless `SITE_ORIGIN` names it.
 */
export function assertOrigin(siteDir: string, { expected, isProduction }: SiteOrigin): void {
  const built = originIn(readFileSync(join(siteDir, 'index.html'), 'utf8'));
  if (built === null) return;
  const fix = 'Build the site again with SITE_ORIGIN set to where visitors reach it';
  if (expected !== null && expected !== built) {
    throw new ConfigError(`SITE_ORIGIN is ${expected}, and the site in SITE_DIR was built for ${built}. ${fix}.`);
  }
  if (expected === null && isProduction && PLACEHOLDER.test(new URL(built).hostname)) {
    throw new ConfigError(
      `The site in SITE_DIR was built for ${built}, which is a placeholder, so search engines would look for its pages there. ${fix}, or set SITE_ORIGIN=${built} for the server if you mean it.`,
    );
  }
}

/** The origin of the canonical address of a page, or `null` when it names none. */
function originIn(page: string): string | null {
  const [link = ''] = /<link\b[^>]*\brel="?canonical\b[^>]*>/i.exec(page) ?? [];
  const [, href = ''] = /\bhref="([^"]+)"/.exec(link) ?? [];
  return URL.canParse(href) ? new URL(href).origin : null;
}
