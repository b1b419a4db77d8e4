import { writeFileSync } from 'node:fs';
import type { Config } from '../../config.ts';
import { listSite } from '../../plugins/site-files.ts';
import { OperatorError } from '../operator-error.ts';
import { renderHostFile, STATIC_HOSTS, type StaticHost } from './host-files.ts';
import { readSiteRules } from './site-rules.ts';

/** Writes the headers of the built site in `SITE_DIR` for a host that serves it without the server, or returns them. */
export function writeSiteHeaders(
  { siteDir, frameParents }: Config,
  { host, api, to }: { host: string; api?: string | undefined; to?: string | undefined },
): string {
  if (siteDir === null) throw new OperatorError('Set SITE_DIR to the folder of the built site.');
  if (!isStaticHost(host)) {
    throw new OperatorError(`There are no header files for "${host}". There are: ${STATIC_HOSTS.join(', ')}.`);
  }
  if (api !== undefined && (!URL.canParse(api) || new URL(api).origin !== api)) {
    throw new OperatorError('--api takes an origin such as https://api.example.com.');
  }
  const rules = readSiteRules({ siteDir, frameParents, api: api ?? null });
  // On the server, not-found pages have no address of their own.
  const addresses = [...listSite(siteDir).keys()].map((each) => (each.startsWith('/') ? each : `/${each}`));
  const text = renderHostFile(host, rules, addresses);
  if (to === undefined) return text.trimEnd();
  writeFileSync(to, text);
  return `Wrote ${to}.`;
}

const isStaticHost = (text: string): text is StaticHost => (STATIC_HOSTS as readonly string[]).includes(text);
