import { headTags, MEDIA_TAG, PICTURE_TAG, socialTagName } from '../core/head-tags.ts';
import type { ResolvedMetadata } from '../core/page-metadata.ts';
import { visibleText } from '../core/visible-text.ts';
import { checkStructuredData, type CheckOptions } from './check-structured-data.ts';
import { countCharacters } from './count-characters.ts';
import type { Finding, FindingLevel } from './finding.ts';

/** Maximum length in characters; search results cut longer titles off. */
export const TITLE_MAX_LENGTH = 60;
/** Maximum length in characters; search results cut longer descriptions off. */
export const DESCRIPTION_MAX_LENGTH = 155;

const REQUIRED_SOCIAL = ['og:title', 'og:description', 'og:type', 'og:url', 'og:image', 'twitter:card'];
const RECOMMENDED_SOCIAL = ['og:image:width', 'og:image:height', 'og:image:alt', 'og:site_name', 'og:locale'];

/** Checks the head of one page against the house rules and the rules of the search engines. */
export function checkPage(resolved: ResolvedMetadata, options?: CheckOptions): readonly Finding[] {
  const findings: Finding[] = [];
  const report = (level: FindingLevel, at: string, message: string) =>
    findings.push({ level, address: resolved.path, at, message });

  for (const [field, limit] of [
    ['title', TITLE_MAX_LENGTH],
    ['description', DESCRIPTION_MAX_LENGTH],
  ] as const) {
    const length = countCharacters(visibleText(resolved[field]));
    if (length === 0) report('error', field, 'Missing.');
    if (length > limit) report('hint', field, `${length} characters; results show about ${limit}.`);
  }

  if (resolved.status === 200) {
    const tags = new Map(
      resolved.og.map((tag) => [socialTagName(tag).replace(PICTURE_TAG, 'og:image'), tag.content] as const),
    );
    for (const name of REQUIRED_SOCIAL.filter((required) => !tags.get(required))) report('error', name, 'Missing.');
    for (const name of RECOMMENDED_SOCIAL.filter((wanted) => !tags.get(wanted))) report('warning', name, 'Missing.');
    if (tags.get('og:url') !== resolved.canonicalUrl) report('error', 'og:url', 'Differs from the canonical address.');
    for (const tag of [...resolved.og, ...resolved.data]) {
      const name = socialTagName(tag);
      if (MEDIA_TAG.test(name) && !(/^https?:\/\/[^/]/i.test(tag.content) && URL.canParse(tag.content)))
        report('error', name, 'Not an absolute address.');
    }
  }

  const written = (resolved.siteTags ?? []).length + resolved.og.length + resolved.data.length;
  const printed = headTags(resolved).filter(({ key }) => /^meta:(?!description|robots)/.test(key)).length;
  if (printed < written) report('warning', 'og', `${written - printed} tags repeat an earlier one and are left out.`);

  const nodes = checkStructuredData(resolved.graph, options).map((finding) => ({ ...finding, address: resolved.path }));
  return resolved.status === 200 ? [...findings, ...nodes] : findings;
}
