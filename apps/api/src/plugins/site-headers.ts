import { EVERY_ANSWER, HTTPS_ONLY } from './security-headers.ts';
import { HTTPS_REPORTING } from './site-policy.ts';

/** How long, and for whom, a file of the built site may be kept: for good when its name holds its hash. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * The headers of one file of the built site that differ from those of other answers.
 *
 * This is the one table: the server answers by it, and the header files for hosts that serve the site without the server
 * are written from it.
 */
export function headersOfFile(file: string): Record<string, string> {
  return {
    'cache-control': file.startsWith('assets/') ? FOR_GOOD : 'no-cache',
    // A preview elsewhere shows the picture of a page, and plays its recording.
    ...(/^(?:social|recordings)\//.test(file) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    // The twin of a page is for those who ask for it; results show the page.
    ...(file.endsWith('.md') ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/** The policy of the site’s pages as headers; browsers report what it refused in a newer way to those who came by https. */
export function policyHeaders(policy: string, isHttps: boolean, api = ''): Record<string, string> {
  if (!isHttps) return { 'content-security-policy': policy };
  return {
    'content-security-policy': `${policy}; ${HTTPS_REPORTING.directive}`,
    'reporting-endpoints': HTTPS_REPORTING.endpoints(api),
  };
}

/** Everything that the server says with a file of the site by https, save what follows from its content. */
export function allHeadersOf(file: string, policy: string, api = ''): Record<string, string> {
  return { ...EVERY_ANSWER, ...HTTPS_ONLY, ...policyHeaders(policy, true, api), ...headersOfFile(file) };
}
