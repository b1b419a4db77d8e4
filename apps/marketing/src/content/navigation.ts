import type { AreaSign, NavigationGroup, NavigationLink, NavigationMenu } from '@genmaster/shell-ui';
import { areaNames as hindiAreaNames, menuNames as hindiMenuNames } from './hi/page-names.ts';
import { LANGUAGE_NAMES, languageOf, type LanguageCode } from '@genmaster/i18n';
import { nameOfPage } from './name-of-page.ts';
import { outlineOf } from './page-outline.ts';
import type { AreaId, PageContent } from './page-content.ts';
import { addressToRead, findPage, pagesOfArea } from './site-map.ts';

/** Navigation of the frame around every page: the header’s menus, and all areas for rail, drawer and footer. */
export interface SiteNavigation {
  menus: readonly NavigationMenu[];
  /** The nine areas in the order of the menus, and last the pages outside of all areas. */
  areas: readonly NavigationGroup[];
}

/** Signs of the nine areas: a thread and a marker each. */
const AREA_SIGNS: Readonly<Record<Exclude<AreaId, 'core'> | 'examples', AreaSign>> = {
  'online-ide': { thread: 1, shape: 'dot' },
  'designing-tool': { thread: 1, shape: 'square' },
  'api-generator': { thread: 1, shape: 'diamond' },
  'generative-ai': { thread: 2, shape: 'dot' },
  'inbuilt-solutions': { thread: 2, shape: 'square' },
  uniqueness: { thread: 2, shape: 'diamond' },
  'development-areas': { thread: 3, shape: 'dot' },
  'coding-solutions': { thread: 3, shape: 'square' },
  examples: { thread: 3, shape: 'diamond' },
};

const AREA_NAMES: Readonly<Record<AreaId, string>> = {
  core: 'Genmaster',
  uniqueness: 'What’s different',
  'inbuilt-solutions': 'Built-in parts',
  'online-ide': 'Online IDE',
  'coding-solutions': 'Coding solutions',
  'designing-tool': 'Design tool',
  'api-generator': 'API generator',
  'generative-ai': 'AI assistance',
  'development-areas': 'Development areas',
};

/** Address of the page of worked examples, which is a separate area in the menus. */
const EXAMPLES_PATH = '/case-studies';

/** Ids of the page’s sections with the examples. */
const EXAMPLE_SECTIONS: readonly string[] = [
  'leave-request-tracker',
  'stock-register',
  'clinic-intake-form',
  'field-inspection-checklist',
];

const MENUS = [
  { id: 'product', label: 'Product', areas: ['online-ide', 'designing-tool', 'api-generator'] },
  { id: 'assistance', label: 'AI assistance', areas: ['generative-ai'] },
  { id: 'parts', label: 'Built-in parts', areas: ['inbuilt-solutions'] },
  { id: 'different', label: 'What’s different', areas: ['uniqueness'] },
  { id: 'build', label: 'Build', areas: ['development-areas', 'coding-solutions'] },
] as const satisfies readonly { id: string; label: string; areas: readonly AreaId[] }[];

/**
 * Builds the navigation of a language from the pages, so that a new page appears everywhere at once.
 *
 * In Hindi every page has its Hindi name. The link to a page in English only leads to the English page.
 */
export function buildNavigation(language: LanguageCode = 'en'): SiteNavigation {
  const linkTo = (page: PageContent): NavigationLink => {
    const { name, summary } = nameOfPage(language, page);
    const href = addressToRead(language, page.path);
    // A link to a page in another language names that language.
    const note = languageOf(href) === language ? '' : ` (${LANGUAGE_NAMES[languageOf(href)]})`;
    return { href, label: name, summary: `${summary}${note}` };
  };
  const areaNames = language === 'hi' ? hindiAreaNames : AREA_NAMES;
  /**
   * Returns the group of an area. Its overview has the shortest address: `/online-ide` before
   * `/online-ide/code-debugger`.
   */
  const groupOf = (area: AreaId): NavigationGroup => {
    const members = pagesOfArea(area).filter(({ path }) => path !== EXAMPLES_PATH);
    const overview = area === 'core' ? undefined : members.find(({ kind }) => kind === 'collection');
    return {
      id: area,
      label: areaNames[area],
      ...(area === 'core' ? {} : { sign: AREA_SIGNS[area] }),
      ...(overview ? { overview: linkTo(overview) } : {}),
      links: members.filter((page) => page !== overview).map(linkTo),
    };
  };
  /** Returns the ninth area: one page, whose bands are the entries. */
  const examplesGroup = (): NavigationGroup[] => {
    const page = findPage(EXAMPLES_PATH);
    if (!page) return [];
    const overview = linkTo(page);
    const shown = findPage(overview.href) ?? page;
    const links = outlineOf(shown)
      .filter(({ id }) => EXAMPLE_SECTIONS.includes(id))
      .map(({ id, heading }) => ({ href: `${overview.href}#${id}`, label: heading }));
    return [{ id: 'examples', label: overview.label, sign: AREA_SIGNS.examples, overview, links }];
  };

  const groupsOf = ({ id, areas }: (typeof MENUS)[number]) => [
    ...areas.map(groupOf),
    ...(id === 'build' ? examplesGroup() : []),
  ];
  const menus = MENUS.map((menu) => ({
    id: menu.id,
    label: language === 'hi' ? hindiMenuNames[menu.id] : menu.label,
    groups: groupsOf(menu),
  }));
  const areas = [...MENUS.flatMap(groupsOf), groupOf('core')];
  return { menus, areas: areas.map(withoutSummaries) };
}

const withoutSummaries = (group: NavigationGroup): NavigationGroup => ({
  ...group,
  links: group.links.map(({ href, label }) => ({ href, label })),
});
