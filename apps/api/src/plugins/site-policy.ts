import * as v from 'valibot';
import { ConfigError } from '../config-error.ts';

/** Where browsers report what a policy refused. */
export const REPORTS_PATH = 'policy-reports';

/**
 * What a page that came by https carries beside its policy: the newer way to report.
 *
 * Not by http: there browsers know no such header, and would ignore the
 * address of the older way as well.
 */
export const HTTPS_REPORTING = {
  directive: 'report-to policy',
  endpoints: (api = '') => `policy="${api}/${REPORTS_PATH}"`,
} as const;

const hash = v.pipe(v.string(), v.regex(/^'sha(256|384|512)-[A-Za-z0-9+/]{43,88}={0,2}'$/));

/** What the build may add to the policy: hashes of the inline scripts and styles that it wrote, nothing else. */
const additionsSchema = v.strictObject({
  'script-src': v.optional(v.array(hash)),
  'style-src': v.optional(v.array(hash)),
});

/**
 * The content security policy of the site's pages.
 *
 * Everything comes from the site itself, and an inline script runs only when
 * the build put its hash into `csp.json`. `parents` are the origins of other
 * sites whose pages may frame these, and `api` is the origin of the server
 * when it is not the one that serves the pages.
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
    // Text never becomes markup or script: the browser refuses it, and no policy may be made that allows it.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
    'report-uri': [`${api ?? ''}/${REPORTS_PATH}`],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
