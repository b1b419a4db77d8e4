import type { MetadataResolver } from '@genmaster/seo-metadata';
import { checkSite } from '@genmaster/seo-metadata/checks';

/** How many findings a line names; the others are counted. */
const NAMED = 5;

/**
 * What the pages’ metadata would be better without, in one line, or `null` for nothing.
 *
 * The built-in metadata has no findings, by test. What an editor wrote may have some, and a title that is too long is
 * no reason to publish nothing, so the build says it and goes on.
 */
export function describeFindings(resolver: MetadataResolver): string | null {
  const findings = checkSite(resolver).filter(({ level }) => level !== 'info');
  if (findings.length === 0) return null;
  const named = findings.slice(0, NAMED).map(({ address, at, message }) => `${address} ${at}: ${message}`);
  const rest = findings.length > NAMED ? ` And ${findings.length - NAMED} more.` : '';
  return `[marketing] The remote metadata is published with findings (${findings.length}). Correct them at the source. ${named.join(' ')}${rest}`;
}
