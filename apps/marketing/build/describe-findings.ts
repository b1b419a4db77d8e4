import type { MetadataResolver } from '@genmaster/seo-metadata';
import { checkSite } from '@genmaster/seo-metadata/checks';

/** Maximum number of findings in the line; the others are only counted. */
const NAMED = 5;

/**
 * Summarises the problems of the pages’ metadata in one line, `null` for none.
 *
 * A test keeps the built-in metadata free of findings. An editor’s metadata may have some; a title that is too long is
 * no reason to stop the release, so the build only warns.
 */
export function describeFindings(resolver: MetadataResolver): string | null {
  const findings = checkSite(resolver).filter(({ level }) => level !== 'info');
  if (findings.length === 0) return null;
  const named = findings.slice(0, NAMED).map(({ address, at, message }) => `${address} ${at}: ${message}`);
  const rest = findings.length > NAMED ? ` And ${findings.length - NAMED} more.` : '';
  return `[marketing] The remote metadata is published with findings (${findings.length}). Correct them at the source. ${named.join(' ')}${rest}`;
}
