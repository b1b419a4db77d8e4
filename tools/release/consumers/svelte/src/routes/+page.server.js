import { createMetadataResolver } from '@genmaster/seo-metadata';
import { toSvelteKitHead } from '@genmaster/seo-metadata/adapters';

const resolver = createMetadataResolver({
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

export const load = ({ url }) => ({ head: toSvelteKitHead(resolver.resolve(url.pathname)) });
