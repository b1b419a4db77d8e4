import type { PagePath } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';

/** Levels of addresses that the frame lists: an area, and a page of it. */
const LISTED_LEVELS = 2;

/**
 * Returns whether menus, footer and overviews list a page.
 *
 * They list the areas and the pages of the areas. A page below such a page (`/area/page/part`) is listed by that page
 * alone, so the frame, which is part of every page, does not grow with the site.
 */
export const isListed = ({ path }: Pick<PageContent, 'path'>): boolean => levelOf(path) <= LISTED_LEVELS;

/** Returns the address above an address: `/area/page` for `/area/page/part`. */
export const parentAddressOf = (path: PagePath): PagePath => (path.slice(0, path.lastIndexOf('/')) || '/') as PagePath;

const levelOf = (path: PagePath): number => path.split('/').filter(Boolean).length;
