import { MEDIA_TAG, PICTURE_TAG, socialTagName } from './head-tags.ts';
import { absoluteAddress } from './json-ld.ts';
import { bareTitle } from './page-title.ts';
import type { PageMetadata, SiteIdentity, SocialTag } from './page-metadata.ts';

/** Tags that are always made from the site, the route table or a field of the entry, never from an author's tag. */
export const DERIVED = /^(?:description|robots|og:(?:url|site_name|locale(?::alternate)?))$/;
const ORDERED = /^(?:og:(?:title|description|type)|twitter:(?:card|image:alt))$/;

/** Options of `socialTags`. */
export interface SocialTagsInput {
  readonly entry: PageMetadata;
  readonly site: SiteIdentity;
  readonly language: string;
  /** Codes of all language versions of the page. */
  readonly languages: readonly string[];
  readonly canonicalUrl: string | null;
}

/**
 * Returns the tags of an author that count, with absolute addresses of pictures and recordings: those with content that
 * are not always made from something else.
 */
export function writtenTags<Tag extends SocialTag>(tags: readonly Tag[], { origin }: SiteIdentity): readonly Tag[] {
  return tags
    .filter((tag) => tag.content.trim() !== '' && !DERIVED.test(socialTagName(tag)))
    .map((tag) =>
      MEDIA_TAG.test(socialTagName(tag)) ? { ...tag, content: absoluteAddress(tag.content, origin) } : tag,
    );
}

/**
 * Completes an author's social tags.
 *
 * Missing tags are made from title and description. Address, site name and locale never come from an author. X reads
 * its
 * texts and picture from the Open Graph tags.
 */
export function socialTags({ entry, site, language, languages, canonicalUrl }: SocialTagsInput): readonly SocialTag[] {
  const localeOf = (code: string) => socialLocale(code, site);
  const locale = localeOf(language);
  const otherLocales = new Set(languages.map(localeOf));
  otherLocales.delete(locale);

  const written = writtenTags(entry.og, site);
  const find = (name: string) => written.find((tag) => socialTagName(tag) === name);
  const orElse = (name: string, content: string | undefined): readonly SocialTag[] => {
    const own = find(name);
    if (own) return [own];
    if (!content) return [];
    return [name.startsWith('og:') ? { property: name, content } : { name, content }];
  };
  return [
    ...orElse('og:title', bareTitle(entry.title, site)),
    ...orElse('og:description', entry.description),
    ...orElse('og:type', 'website'),
    ...(canonicalUrl ? [{ property: 'og:url', content: canonicalUrl }] : []),
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: locale },
    ...[...otherLocales].map((content) => ({ property: 'og:locale:alternate', content })),
    ...written.filter((tag) => !ORDERED.test(socialTagName(tag))),
    ...orElse(
      'twitter:card',
      writtenTags([...entry.og, ...entry.data], site).some((tag) => PICTURE_TAG.test(socialTagName(tag)))
        ? 'summary_large_image'
        : 'summary',
    ),
    ...orElse('twitter:image:alt', find('og:image:alt')?.content),
  ];
}

/** Returns the Open Graph form of a language: the configured one, or that of its likely region, `pt-BR` → `pt_BR`. */
function socialLocale(code: string, site: SiteIdentity): string {
  const configured = site.languages.find((known) => known.code === code)?.locale;
  if (configured) return configured;
  if (site.locale.split('_', 1)[0] === code) return site.locale;
  try {
    const { language, region } = new Intl.Locale(code).maximize();
    return region ? `${language}_${region}` : site.locale;
  } catch {
    // `x-default`, and what is no language.
    return site.locale;
  }
}
