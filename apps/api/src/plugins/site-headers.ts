import { EVERY_ANSWER, HTTPS_ONLY } from './security-headers.ts';
import { HTTPS_REPORTING } from './site-policy.ts';

/** Value of `cache-control` for a file of the built site with a hash in its name: it is cached for a year. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Folder of the rules by which a browser may fetch the next page; browsers accept them only with a type of their own. */
const SPECULATION_RULES = 'speculation-rules/';

/**
 * Returns the headers of one file of the built site that differ from those of other responses.
 *
 * This is the only table: the server uses it, and the header files for static hosts are written from it.
 */
export function headersOfFile(file: string): Record<string, string> {
  return {
    'cache-control': isAsset(file) ? FOR_GOOD : 'no-cache',
    // Pages of other sites may show the picture of a page in a preview, and play its recording. A frame of a demo has an
    // opaque origin, into which Firefox loads only what every origin may; `frame-ancestors` keeps it out of other sites.
    ...(/^(?:social|recordings|frames)\//.test(file) ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
    'speculation-rules': `"/${SPECULATION_RULES}likely-next-page.json"`,
    ...typeOfFile(file),
    // Search engines must list the page and not its Markdown version.
    ...(file.endsWith('.md') ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/** Returns the type of a file without an extension, as a header. */
export function typeOfFile(file: string): Record<string, string> {
  return file.startsWith(SPECULATION_RULES) ? { 'content-type': 'application/speculationrules+json' } : {};
}

/**
 * Returns the headers of a page whose form a browser sends without script. Under `no-referrer` such a form has the origin
 * `null`, like that of a foreign page; browsers without `Sec-Fetch-Site`, and all of them at plain http, could not send
 * it.
 */
export const headersOfForm = (file: string): Record<string, string> =>
  /^(?:hi\/)?contact-us\/index\.html$/.test(file) ? { 'referrer-policy': 'same-origin' } : {};

/** Returns whether a file is one of the build’s scripts, styles and fonts. */
export const isAsset = (file: string): boolean => file.startsWith('assets/');

/**
 * Returns the policy of a file: that of the pages, for an asset without the hashes of their inline scripts.
 *
 * A script that runs as a worker has its own policy; hashes have no effect there, and are half a kilobyte of each
 * response.
 */
export const policyOfFile = (file: string, policy: string): string =>
  isAsset(file) ? policy.replaceAll(/ 'sha256-[^']+'/g, '') : policy;

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
  return {
    ...EVERY_ANSWER,
    ...HTTPS_ONLY,
    ...policyHeaders(policyOfFile(file, policy), true, api),
    // The form of the contact page goes to the server, which has to see the origin. See `headersOfForm`.
    ...(api === '' ? headersOfForm(file) : { 'referrer-policy': 'strict-origin' }),
    ...headersOfFile(file),
  };
}
