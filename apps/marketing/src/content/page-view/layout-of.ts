import { addressIn } from '@genmaster/i18n';
import type { PageContent, PageLayout } from '../page-content.ts';

const BY_ADDRESS: Readonly<Record<string, PageLayout>> = {
  '/': 'home',
  '/designingtool': 'playground',
  '/case-studies': 'examples',
  '/generative-ai': 'ai-overview',
  '/online-ide': 'ide-overview',
  '/404': 'notFound',
};

const BY_KIND: Readonly<Record<PageContent['kind'], PageLayout>> = {
  home: 'home',
  about: 'about',
  contact: 'contact',
  collection: 'overview',
  page: 'feature',
};

const OVERVIEWS: readonly PageLayout[] = ['overview', 'ai-overview', 'ide-overview'];

/** Returns whether a page is the overview of its area, and so lists the pages of the area. */
export const isOverview = (page: Pick<PageContent, 'path' | 'kind' | 'layout'>): boolean =>
  OVERVIEWS.includes(page.layout ?? layoutOf(page));

/** Returns the default layout of a page: by its address if there is an exception, else by its kind. */
export const layoutOf = ({ path, kind }: Pick<PageContent, 'path' | 'kind'>): PageLayout =>
  BY_ADDRESS[addressIn('en', path)] ?? BY_KIND[kind];
