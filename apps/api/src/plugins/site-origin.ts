import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';

export interface SiteOrigin {
  /** The origin that the site must be built with, or `null` for any. */
  expected: string | null;
  isProduction: boolean;
}

/** Reserved names (RFC 2606, RFC 6761), used when a site was built without an origin. */
const PLACEHOLDER = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/;

/**
 * Throws for a site that was built with another origin than the expected one.
 *
 * The pages have the origin in their canonical addresses, so a search engine would look for them elsewhere. In
 * production a placeholder is an error, unless `SITE_ORIGIN` names it.
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

/** Returns the origin of a page's canonical address, or `null` when it has none. */
function originIn(page: string): string | null {
  const link = page.match(/<link\b[^<>]*>/gi)?.find((each) => /\brel="?canonical\b/i.test(each)) ?? '';
  const [, href = ''] = /\bhref="([^"]+)"/.exec(link) ?? [];
  return URL.canParse(href) ? new URL(href).origin : null;
}
