/** How a page is composed: each has a hero of its own, and bands in an order of its own. */
export const PAGE_LAYOUTS = [
  'home',
  'overview',
  'feature',
  'examples',
  'ai-overview',
  'ide-overview',
  'about',
  'contact',
  'playground',
  'notFound',
] as const;

export type PageLayout = (typeof PAGE_LAYOUTS)[number];
