import { addressIn, canonicalAddress, type LanguageCode } from '@genmaster/i18n';
import { hindiNames } from '../../content/hindi-names.ts';
import type { SiteNavigation } from '../../content/navigation.ts';
import type { Named } from './find-named.ts';

/** A page under one of its names. */
export interface Place extends Named {
  href: string;
}

/**
 * Lists every page under each of its names: those of the menus, in the page’s language, and the Hindi ones.
 *
 * So Hindi names work on an English page; the addresses are those of the page’s language.
 */
export function collectPlaces({ areas }: SiteNavigation, language: LanguageCode): readonly Place[] {
  const shown = areas.flatMap(({ label, overview, links }) => [
    ...(overview ? [{ name: label, href: overview.href }, overview] : []),
    ...links,
  ]);
  const hrefs = new Map(shown.map(({ href }) => [canonicalAddress(href) as string, href]));
  const named = [
    ...shown.map(({ href, ...link }) => ({ href, name: 'label' in link ? link.label : link.name })),
    ...Object.entries(hindiNames).map(([path, { name }]) => ({
      name,
      href: hrefs.get(path) ?? addressIn(language, path),
    })),
  ];
  return [...new Map(named.map((place) => [`${place.name} ${place.href}`, place])).values()];
}
