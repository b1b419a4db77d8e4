import type { NavigationGroup } from '@genmaster/shell-ui';
import { outlineOf } from './page-outline.ts';
import { buildNavigation } from './navigation.ts';
import { findPage, pages } from './site-map.ts';

const { menus, areas } = buildNavigation();
const linksOf = ({ overview, links }: NavigationGroup) =>
  [...(overview ? [overview] : []), ...links].filter(({ href }) => !href.includes('#'));
const menuGroups = menus.flatMap(({ groups }) => groups);

it('lists every page exactly once over all areas, and nothing else', () => {
  const listed = areas.flatMap(linksOf).map(({ href }) => href);

  expect(listed.toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

it('lists the nine areas in the order of the menus, each with a sign of its own, and the other pages last', () => {
  expect(areas.map(({ id }) => id)).toEqual([...menuGroups.map(({ id }) => id), 'core']);
  const signs = areas.slice(0, -1).map(({ sign }) => `${sign?.thread} ${sign?.shape}`);
  expect(new Set(signs).size).toBe(9);
  expect(areas.at(-1)?.sign).toBeUndefined();
});

it('keeps the order of the pages in an area', () => {
  for (const { id, links } of areas) {
    if (id === 'examples') continue;
    const order = pages.filter(({ path }) => links.some(({ href }) => href === path)).map(({ path }) => path);
    expect({ id, links: links.map(({ href }) => href) }).toEqual({ id, links: order });
  }
});

it('links every menu entry to an existing page, once', () => {
  const hrefs = menuGroups.flatMap(linksOf).map(({ href }) => href);

  expect(hrefs.filter((href) => findPage(href)?.path !== href)).toEqual([]);
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

it('has every page in a menu, except home, about us and contact us', () => {
  const offered = new Set(menuGroups.flatMap(linksOf).map(({ href }) => href));

  expect(pages.map(({ path }) => path).filter((path) => !offered.has(path))).toEqual(['/', '/about-us', '/contact-us']);
});

it.each(['en', 'hi'] as const)('links the four worked examples to their places on the page: %s', (language) => {
  const examples = buildNavigation(language).areas.find(({ id }) => id === 'examples')!;
  expect(examples.links).toHaveLength(4);
  for (const { href, label } of examples.links) {
    const [path, anchor] = href.split('#');
    expect(outlineOf(findPage(path!)!).find(({ id }) => id === anchor)?.heading).toBe(label);
  }
});

it('starts each group of a menu with its overview', () => {
  for (const { id, overview } of menuGroups) {
    expect(`${id} ${overview?.href}`).toBe(id === 'examples' ? 'examples /case-studies' : `${id} /${id}`);
  }
});

it('labels every link with the name of its page', () => {
  for (const { href, label } of [...areas, ...menuGroups].flatMap(linksOf)) expect(label).toBe(findPage(href)?.name);
});

it('describes pages in the menus only; the lists of areas are in every page and stay short', () => {
  expect(menuGroups.flatMap(linksOf).filter(({ summary }) => !summary)).toEqual([]);
  expect(areas.flatMap(({ links }) => links).filter((link) => 'summary' in link)).toEqual([]);
});
