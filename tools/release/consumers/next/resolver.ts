import { createMetadataResolver } from '@genmaster/seo-metadata';

export const resolver = createMetadataResolver({
  site: {
    origin: 'https://reports.example',
    name: 'Reports',
    locale: 'en_US',
    areaServed: ['IN'],
    languages: [{ code: 'en', name: 'English', locale: 'en_US' }],
  },
  routes: [{ path: '/', name: 'Home', indexable: true }],
  entries: { '/': { title: 'Reports', description: 'All of them, every day.' } },
  notFound: { title: 'Not found', description: 'No such page.' },
});
