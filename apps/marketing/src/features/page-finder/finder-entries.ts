import { languageOf, type LanguageCode } from '../../content/languages.ts';
import { buildNavigation } from '../../content/navigation.ts';
import type { PageContent } from '../../content/page-content.ts';
import { writtenPages } from '../../content/site-map.ts';
import type { FinderEntry } from './finder-index.ts';

/** Every place that can be found in a language: its pages, their demos and their sections. */
export function collectFinderEntries(language: LanguageCode): readonly FinderEntry[] {
  const areas = new Map(buildNavigation(language).areas.map(({ id, label }) => [id, label]));
  return writtenPages
    .filter(({ path }) => languageOf(path) === language)
    .flatMap((page) => entriesOf(page, areas.get(page.area) ?? page.area));
}

function entriesOf(page: PageContent, area: string): FinderEntry[] {
  const { path, name, heading, promise, summary, demo, sections } = page;
  return [
    { href: path, kind: 'page', name, text: [heading, promise, summary].join(' '), area, page: '' },
    ...(demo
      ? [{ href: `${path}#demo`, kind: 'demo' as const, name: demo.heading, text: demo.instruction, area, page: name }]
      : []),
    ...sections.map((section): FinderEntry => ({
      href: `${path}#${section.id}`,
      kind: 'section',
      name: section.heading,
      text: '',
      area,
      page: name,
    })),
  ];
}
