import { languageOf, type LanguageCode } from '@genmaster/i18n';
import { buildNavigation } from '../../content/navigation.ts';
import type { PageContent } from '../../content/page-content.ts';
import { outlineOf } from '../../content/page-outline.ts';
import { nameOfPage } from '../../content/name-of-page.ts';
import { addressToRead, everyPage, pages } from '../../content/site-map.ts';
import type { FinderEntry } from './finder-index.ts';

/**
 * Collects everything that can be found in a language: its pages, their demos and their sections.
 *
 * Pages can be found by their Hindi names and summaries in both languages; in Hindi, a page without a Hindi text leads to its English
 * text.
 */
export function collectFinderEntries(language: LanguageCode): readonly FinderEntry[] {
  const areas = new Map(buildNavigation(language).areas.map(({ id, label }) => [id, label]));
  const areaOf = ({ area }: PageContent) => areas.get(area) ?? area;
  const written = everyPage
    .filter(({ path }) => languageOf(path) === language)
    .flatMap((page) => entriesOf(page, areaOf(page), Object.values(nameOfPage('hi', page))));
  const paths = new Set(written.map(({ href }) => href));
  const elsewhere = pages
    .map((page) => ({ page, href: addressToRead(language, page.path) }))
    .filter(({ href }) => !paths.has(href))
    .map(({ page, href }): FinderEntry => {
      const { name, summary } = nameOfPage(language, page);
      return { href, kind: 'page', name, text: page.name, area: areaOf(page), page: '', about: summary };
    });
  return [...written, ...elsewhere];
}

function entriesOf(page: PageContent, area: string, hindi: readonly string[]): FinderEntry[] {
  const { path, name, heading, promise, summary, demo } = page;
  return [
    { href: path, kind: 'page', name, text: [heading, promise, ...hindi].join(' '), area, page: '', about: summary },
    ...(demo
      ? [
          {
            href: `${path}#demo`,
            kind: 'demo' as const,
            name: demo.heading,
            text: '',
            area,
            page: name,
            about: demo.instruction,
          },
        ]
      : []),
    ...outlineOf(page).map((section): FinderEntry => ({
      href: `${path}#${section.id}`,
      kind: 'section',
      name: section.heading,
      text: '',
      area,
      page: name,
      about: '',
    })),
  ];
}
