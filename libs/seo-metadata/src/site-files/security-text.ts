import { needOptions } from '../core/need-options.ts';
import type { SiteIdentity } from '../core/page-metadata.ts';

/** Contact details for reports of vulnerabilities. */
export interface SecurityTextFacts {
  /**
   * Contact addresses (`https:`, `mailto:`, `tel:`), the preferred one first; an e-mail address becomes one of
   * `mailto:`, and a path from the site's root is made absolute.
   */
  readonly contact: readonly string[];
  /** Date after which the file is out of date; less than a year ahead. */
  readonly expires: Date;
  /** Page with the disclosure policy: an `https:` address, or a path from the site's root. */
  readonly policy?: string | undefined;
}

/**
 * Prints `.well-known/security.txt` (RFC 9116), which is invalid without a contact and a date.
 *
 * Throws for a contact or a policy that the format does not allow, such as an `http:` address.
 */
export function renderSecurityText(site: SiteIdentity, facts: SecurityTextFacts): string {
  needOptions(facts, 'contact expires', 'no file is written');
  const { contact, policy } = facts;
  // A configuration in JSON has the date as a text.
  const expires = new Date(facts.expires);
  if (contact.length === 0 || Number.isNaN(expires.getTime()))
    throw new Error('[seo-metadata] security.txt needs a contact and a date on which it expires. No file was written.');
  const languages = site.languages.map(({ code }) => code).join(', ');
  return [
    ...contact.map((address) => `Contact: ${contactAddress(address, site)}`),
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    ...(languages ? [`Preferred-Languages: ${languages}`] : []),
    `Canonical: ${new URL('/.well-known/security.txt', site.origin).href}`,
    ...(policy ? [`Policy: ${policyAddress(policy, site)}`] : []),
    '',
  ].join('\n');
}

function policyAddress(policy: string, { origin }: SiteIdentity): string {
  const page = URL.canParse(policy, origin) ? new URL(policy, origin) : null;
  // A page of the site itself has its scheme, which is `http:` on a trial.
  if (page && (page.protocol === 'https:' || page.origin === new URL(origin).origin)) return page.href;
  throw new Error(
    `[seo-metadata] "${policy}" is no policy of security.txt. No file was written. Use an address with https:, or a path from the root of the site.`,
  );
}

function contactAddress(contact: string, { origin }: SiteIdentity): string {
  const address = /^[^\s/:?#@<>]+@[^\s/:?#@<>]+$/.test(contact) ? `mailto:${contact}` : contact;
  // A path has the scheme of the site, which is `http:` on a trial.
  if (!/^(?:https:\/\/|(?:mailto|tel):\S+$|\/(?!\/))/i.test(address) || !URL.canParse(address, origin))
    throw new Error(
      `[seo-metadata] "${contact}" is no contact of security.txt. No file was written. Use an address with https:, mailto: or tel:, an e-mail address, or a path from the root of the site.`,
    );
  return new URL(address, origin).href;
}
