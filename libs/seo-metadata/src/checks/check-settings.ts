import { isIsoDate } from '../core/iso-time.ts';
import { isLanguageTag } from '../core/language-tag.ts';
import { absoluteUrl, type MetadataResolver } from '../core/metadata-resolver.ts';
import type { RobotsDirectives } from '../core/page-metadata.ts';
import { withoutNulls } from '../core/without-nulls.ts';
import type { Finding } from './finding.ts';

/** Open Graph form of a language: language and territory. */
const LOCALE = /^[a-z]{2,3}_(?:[A-Z]{2}|\d{3})$/;
const IMAGE_PREVIEWS = ['none', 'standard', 'large'];

/** Checks the configuration of a site and its route table, apart from any page's own metadata. */
export function checkSettings({ site, routes }: MetadataResolver): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (at: string, message: string, address?: string) =>
    findings.push({ level: 'error', ...(address && { address }), at, message });

  const { href, origin } = new URL(site.origin);
  if (href !== `${origin}/`) report('site.origin', 'It has more than scheme and host, which no address keeps.');
  if (site.titleTemplate && !site.titleTemplate.includes('%s'))
    report('site.titleTemplate', 'It has no %s, so it is not used.');
  if (!LOCALE.test(site.locale)) report('site.locale', `"${site.locale}" is no locale such as en_US.`);
  for (const { code, locale } of site.languages) {
    if (!isLanguageTag(code)) report('site.languages', `"${code}" is no language tag.`);
    if (!LOCALE.test(locale ?? 'en_US')) report('site.languages', `"${locale}" is no locale such as en_US.`);
  }
  for (const [service, tokens] of Object.entries(site.verification ?? {}))
    if (isEmpty(tokens) || [tokens].flat().some(isEmpty))
      report('site.verification', `The proof for ${service} is empty, so it is not printed.`);
  const colors = typeof site.themeColor === 'string' ? [{ color: site.themeColor }] : (site.themeColor ?? []);
  if (colors.some(({ color }) => !color?.trim())) report('site.themeColor', 'It is empty, so it is not printed.');
  for (const problem of robotsProblems(site.robots)) report('site.robots', problem);
  for (const { path, canonicalPath, parentPath, alternates = [], formats = [], robots, lastModified } of routes) {
    for (const [at, given] of Object.entries({ path, canonicalPath, parentPath }))
      if (given && !isPath(given, site.origin))
        report(at, 'It is no path from the root of the site, without host, query and fragment.', path);
    for (const [at, versions] of Object.entries({ alternates, formats }))
      for (const version of versions)
        if (!/^https?:/.test(absoluteUrl(version.path, site)))
          report(at, `"${version.path}" is no address of a page.`, path);
    for (const problem of robotsProblems(robots)) report('robots', problem, path);
    if (lastModified !== undefined && !isIsoDate(lastModified))
      report('lastModified', `"${lastModified}" is not an ISO 8601 date.`, path);
  }
  return findings;
}

/** Tells whether a value has no text; a list of none has none either. */
const isEmpty = (value: string | readonly string[] | undefined) => !String(value ?? '').trim();

/** Tells whether a route's path is one from the root of the site: `//x` would be another host. */
function isPath(path: string, origin: string): boolean {
  if (!URL.canParse(path, origin)) return false;
  const { href, pathname } = new URL(path, origin);
  return href === `${new URL(origin).origin}${pathname}`;
}

function robotsProblems(directives: RobotsDirectives = {}): readonly string[] {
  const { maxSnippet, maxVideoPreview, maxImagePreview, unavailableAfter } = withoutNulls(directives);
  const isLimit = (limit: number) => Number.isInteger(limit) && limit >= -1;
  return [
    ...Object.entries({ maxSnippet, maxVideoPreview }).flatMap(([name, limit]) =>
      limit === undefined || isLimit(limit) ? [] : [`${name} is a whole number from -1 up, not ${limit}.`],
    ),
    ...(maxImagePreview === undefined || IMAGE_PREVIEWS.includes(maxImagePreview)
      ? []
      : [`maxImagePreview is one of ${IMAGE_PREVIEWS.join(', ')}, not "${maxImagePreview}".`]),
    ...(unavailableAfter === undefined || isIsoDate(unavailableAfter)
      ? []
      : [`unavailableAfter is an ISO 8601 date, not "${unavailableAfter}".`]),
  ];
}
