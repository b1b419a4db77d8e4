import type { PageContent } from '../page-content.ts';
import { findPage, pagesOfArea } from '../site-map.ts';
import { viewPage } from './view-page.ts';

const overview = findPage('/online-ide') as PageContent;
const feature = findPage('/online-ide/file-structure') as PageContent;
const listed = pagesOfArea('online-ide');
const kindsOf = (page: PageContent, pages?: readonly PageContent[]) =>
  viewPage(page, pages).bands.map(({ kind }) => kind);

it('lists the pages of an area first on its overview', () => {
  expect(kindsOf(overview, listed)[0]).toBe('bento');
});

it('lists the pages below a page after its own bands', () => {
  const own = kindsOf(feature);
  expect(own).not.toContain('bento');
  expect(kindsOf(feature, listed)).toEqual([...own, 'bento']);
});
