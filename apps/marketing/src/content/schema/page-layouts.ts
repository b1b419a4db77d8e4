/** Layouts of pages: each has its own hero and its own order of bands. */
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
