import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';

/** Path to which browsers report policy violations. */
export const REPORTS_PATH = 'policy-reports';

/**
 * Additions to the policy of a page over https: the newer way to report.
 *
 * Not over http: there browsers do not support this header, and would ignore the address of the older way as well.
 */
export const HTTPS_REPORTING = {
  directive: 'report-to policy',
  endpoints: (api = '') => `policy="${api}/${REPORTS_PATH}"`,
} as const;

const hash = v.pipe(v.string(), v.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}'$/));

/** Additions of the build to the policy: only hashes of the inline scripts and styles that it wrote. */
const additionsSchema = v.strictObject({
  'script-src': v.optional(v.array(hash)),
  'style-src': v.optional(v.array(hash)),
});

/**
 * Returns the content security policy of the site's pages.
 *
 * Everything comes from the site itself, and an inline script runs only when the build added its hash to `csp.json`.
 * `parents` are the origins of other sites whose pages may frame these, and `api` is the origin of the server when it
 * is not the one that serves the pages.
 */
export function sitePolicy(additions: unknown, parents: readonly string[] = [], api: string | null = null): string {
  const parsed = v.safeParse(additionsSchema, additions);
  if (!parsed.success) {
    throw new ConfigError(
      'csp.json in SITE_DIR may hold "script-src" and "style-src" with lists of hashes, and nothing else. Build the site again.',
    );
  }
  const { 'script-src': scripts = [], 'style-src': styles = [] } = parsed.output;
  const server = api === null ? [] : [api];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...server],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'self'", ...parents],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...server],
    'object-src': ["'none'"],
    // Text never becomes markup or script: the browser refuses it, and no Trusted Types policy may be created.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'report-uri': [`${api ?? ''}/${REPORTS_PATH}`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
