import type { PageContent } from './page-content.ts';

/** Content of an unknown address. It has no canonical address and is never indexed. */
export const notFoundPage: PageContent = {
  path: '/404',
  area: 'core',
  kind: 'page',
  name: 'Page not found',
  summary: 'The address was not found.',
  heading: 'That page isn’t here',
  promise: 'The address was not found. It may have been mistyped, or the link that led here may be out of date.',
  actions: [
    { href: '/', label: 'Go to the home page' },
    { href: '/contact-us?subject=question', label: 'Report a broken link' },
  ],
  bands: [],
  questions: [],
  related: [],
  closing: {
    heading: 'Still not found?',
    text: 'Tell us which page you were looking for and we will point you to it.',
    action: { href: '/contact-us', label: 'Contact us' },
  },
  metadata: {
    title: 'Page not found | Genmaster',
    description:
      'The address was not found. Choose one of the nine areas of the site, or tell us about the broken link.',
  },
};
