import { EVERY_ANSWER, HTTPS_ONLY } from './security-headers.ts';
import { HTTPS_REPORTING } from './site-policy.ts';

/** Value of `cache-control` for a file of the built site with a hash in its name: it is cached for a year. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Returns the headers of one file of the built site that differ from those of other responses.
 *
 * This is the only table: the server uses it, and the header files for static hosts are written from it.
 */
export function headersOfFile(file: string): Record<string, string> {
  return {
    'cache-control': file.startsWith('assets/') ? FOR_GOOD : 'no-cache',
    // Pages of other sites may show the picture of a page in a preview, and play its recording.
    ...(/^(?:social|recordings)\//.test(file) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    // Search engines must list the page and not its Markdown version.
    ...(file.endsWith('.md') ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/**
 * Returns the headers with the policy of the site’s pages; over https they also use the newer way to report violations.
 */
export function policyHeaders(policy: string, isHttps: boolean, api = ''): Record<string, string> {
  if (!isHttps) return { 'content-security-policy': policy };
  return {
    'content-security-policy': `${policy}; ${HTTPS_REPORTING.directive}`,
    'reporting-endpoints': HTTPS_REPORTING.endpoints(api),
  };
}

/** Returns all headers of a file of the site over https, except those that depend on its content. */
export function allHeadersOf(file: string, policy: string, api = ''): Record<string, string> {
  return { ...EVERY_ANSWER, ...HTTPS_ONLY, ...policyHeaders(policy, true, api), ...headersOfFile(file) };
}
