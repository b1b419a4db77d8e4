import type { SiteIdentity } from '@genmaster/seo-metadata';

/** Returns the identity of the site. The origin is configuration, because one build serves every deployment. */
export const siteIdentity = (origin: string): SiteIdentity => ({
  origin,
  name: 'Genmaster',
  locale: 'en_US',
  areaServed: ['IN'],
  languages: [
    { code: 'en', name: 'English', locale: 'en_US' },
    { code: 'hi', name: 'Hindi', locale: 'hi_IN' },
  ],
  logoPath: '/icon-512.png',
});
