import type { SiteIdentity } from '../core/page-metadata.ts';

/** How somebody who found a weakness reaches the site. */
export interface SecurityTextFacts {
  /** Addresses (`https:`, `mailto:`, `tel:`), the preferred one first; one from the site's root is made absolute. */
  readonly contact: readonly string[];
  /** After it nobody should rely on the file; less than a year ahead. */
  readonly expires: Date;
  /** The page that says what is welcome and what is not. */
  readonly policy?: string;
}

/** Prints `.well-known/security.txt` (RFC 9116). */
export function renderSecurityText(site: SiteIdentity, { contact, expires, policy }: SecurityTextFacts): string {
  const absolute = (address: string) => new URL(address, site.origin).href;
  return [
    ...contact.map((address) => `Contact: ${absolute(address)}`),
    `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
    `Preferred-Languages: ${site.languages.map(({ code }) => code).join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    ...(policy ? [`Policy: ${absolute(policy)}`] : []),
    '',
  ].join('\n');
}
