import type { SiteIdentity } from '@genmaster/seo-metadata';

/** Colour of the brand: of the browser's frame and of the installed site. */
export const BRAND_COLOR = '#3730a3';

/** Returns the identity of the site. Origin and proofs of ownership are configuration of a deployment. */
export const siteIdentity = (origin: string, more: Pick<SiteIdentity, 'verification'> = {}): SiteIdentity => ({
  ...more,
  origin,
  name: 'Genmaster',
  locale: 'en_US',
  areaServed: ['IN'],
  languages: [
    { code: 'en', name: 'English', locale: 'en_US' },
    { code: 'hi', name: 'Hindi', locale: 'hi_IN' },
  ],
  logoPath: '/icon-512.png',
  // Search results may use the whole page: its text, its picture in full size, its recording.
  robots: { maxSnippet: -1, maxImagePreview: 'large', maxVideoPreview: -1 },
  themeColor: BRAND_COLOR,
});
