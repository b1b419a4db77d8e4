import type { NavigationGroup, NavigationLink, NavigationMenu } from '@genmaster/shell-ui';
import type { AreaId, PageContent } from './page-content.ts';
import { pages } from './site-map.ts';

/** What the frame around every page lists: menus of the header, and all areas for sidebar and footer. */
export interface SiteNavigation {
  menus: readonly NavigationMenu[];
  areas: readonly NavigationGroup[];
}

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

const MENUS: readonly { id: string; label: string; areas: readonly AreaId[] }[] = [
  { id: 'product', label: 'Product', areas: ['online-ide', 'designing-tool', 'api-generator'] },
  { id: 'assistance', label: 'AI assistance', areas: ['generative-ai'] },
  { id: 'parts', label: 'Built-in parts', areas: ['inbuilt-solutions'] },
  { id: 'different', label: 'What’s different', areas: ['uniqueness'] },
  { id: 'build', label: 'Build', areas: ['development-areas', 'coding-solutions'] },
];

const linkTo = ({ path, name, summary }: PageContent): NavigationLink => ({ href: path, label: name, summary });

/** The overview of an area is the page whose address is the shortest: `/online-ide` before `/online-ide/code-debugger`. */
function groupOf(area: AreaId): NavigationGroup {
  const members = pages.filter((page) => page.area === area);
  const overview = area === 'core' ? undefined : members.find(({ kind }) => kind === 'collection');
  return {
    id: area,
    label: AREA_NAMES[area],
    ...(overview ? { overview: linkTo(overview) } : {}),
    links: members.filter((page) => page !== overview).map(linkTo),
  };
}

/** Builds the navigation from the pages, so that a new page appears everywhere at once. */
export function buildNavigation(): SiteNavigation {
  const examples = pages.find(({ path }) => path === '/case-studies');
  const menus = MENUS.map(({ id, label, areas }) => ({
    id,
    label,
    groups: [
      ...areas.map(groupOf),
      ...(id === 'build' && examples
        ? [{ id: 'examples', label: examples.name, overview: linkTo(examples), links: [] }]
        : []),
    ],
  }));
  const areas = (Object.keys(AREA_NAMES) as AreaId[]).map(groupOf);
  return { menus, areas: areas.map(withoutSummaries) };
}

const withoutSummaries = (group: NavigationGroup): NavigationGroup => ({
  ...group,
  links: group.links.map(({ href, label }) => ({ href, label })),
});
