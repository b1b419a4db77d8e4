import type { SiteIdentity, SiteTag } from './page-metadata.ts';

/** Names of the tags by service. A map, because a tag may have the name of a member that every object has. */
const VERIFICATION_NAMES: ReadonlyMap<string, string> = new Map([
  ['google', 'google-site-verification'],
  ['bing', 'msvalidate.01'],
  ['yandex', 'yandex-verification'],
  ['baidu', 'baidu-site-verification'],
  ['pinterest', 'p:domain_verify'],
  ['facebook', 'facebook-domain-verification'],
]);

/** Returns the tags of every page of a site: proofs of ownership and theme colours of the browser. */
export function siteTags({ verification = {}, themeColor = [] }: SiteIdentity): readonly SiteTag[] {
  const colors = typeof themeColor === 'string' ? [{ color: themeColor }] : themeColor;
  return [
    ...Object.entries(verification).flatMap(([name, tokens]) =>
      [...new Set([tokens].flat().map(textOf))].map((content) => ({
        name: VERIFICATION_NAMES.get(name) ?? name,
        content,
      })),
    ),
    ...colors.map(({ color, ...media }) => ({ name: 'theme-color', content: textOf(color), ...media })),
  ].filter(({ content }) => content);
}

/** A token of digits alone may be a number in a configuration without types. */
const textOf = (value: string | undefined) => String(value ?? '').trim();
