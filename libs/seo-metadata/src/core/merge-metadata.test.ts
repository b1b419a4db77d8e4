import { sanitizeMetadataMap } from '../remote/sanitize-metadata-map.ts';
import { exampleSite } from '../testing/example-site.ts';
import { headTags, socialTagName } from './head-tags.ts';
import { createMetadataResolver } from './metadata-resolver.ts';
import type { PageMetadata, ResolvedMetadata } from './page-metadata.ts';

const resolver = createMetadataResolver(exampleSite);
const social = (resolved: ResolvedMetadata, name: string) =>
  resolved.og.filter((tag) => socialTagName(tag) === name).map(({ content }) => content);
const nodeOf = (resolved: ResolvedMetadata, type: string) => resolved.graph.find((node) => node['@type'] === type);

describe('a remote map', () => {
  const withRemote = (map: unknown, logger?: { warn: jest.Mock }) =>
    createMetadataResolver({ ...exampleSite, logger }).withRemote(map, sanitizeMetadataMap);

  it('replaces a field and keeps the others', () => {
    const built = resolver.resolve('/about-us');
    const merged = withRemote({ '/about-us': { title: 'New title' } }).resolve('/about-us');

    expect(merged).toMatchObject({ title: 'New title', description: built.description, data: built.data });
    expect(merged.origins).toEqual({
      title: 'remote',
      description: 'built-in',
      data: 'built-in',
      og: 'built-in',
      schema: 'built-in',
    });
    expect(social(merged, 'og:title')).toEqual(['New title']);
    expect(nodeOf(merged, 'AboutPage')).toMatchObject({ name: 'New title' });
  });

  it('removes the built-in social title together with the title', () => {
    const entry = { ...exampleSite.entries['/about-us']!, og: [{ property: 'og:title', content: 'Old words' }] };
    const own = createMetadataResolver({ ...exampleSite, entries: { '/about-us': entry } });

    expect(social(own.resolve('/about-us'), 'og:title')).toEqual(['Old words']);
    const merged = own.withRemote({ '/about-us': { title: 'New' } }, sanitizeMetadataMap).resolve('/about-us');
    expect(social(merged, 'og:title')).toEqual(['New']);
  });

  it('replaces a picture together with its size and text', () => {
    const og = [{ property: 'og:image', content: 'https://cdn.example/new.png' }];
    const merged = withRemote({ '/about-us': { og } }).resolve('/about-us');

    expect(social(merged, 'og:image')).toEqual(['https://cdn.example/new.png']);
    expect(social(merged, 'og:image:width')).toEqual([]);
    expect(social(merged, 'og:description')).not.toEqual([]);
  });

  it('changes the description of a picture without removing the picture', () => {
    const og = [{ property: 'og:image:alt', content: 'New words' }];
    const merged = withRemote({ '/about-us': { og } }).resolve('/about-us');
    const names = merged.og.map(socialTagName);

    expect(social(merged, 'og:image:alt')).toEqual(['New words']);
    expect(social(merged, 'twitter:image:alt')).toEqual(['New words']);
    expect(names.indexOf('og:image:alt')).toBe(names.indexOf('og:image') + 3);
  });

  describe('over tags that may stand in either list', () => {
    const merged = (builtIn: Partial<PageMetadata>, remote: object) => {
      const entries = { '/about-us': { title: 'T', description: 'D', ...builtIn } };
      return createMetadataResolver({ ...exampleSite, entries })
        .withRemote({ '/about-us': remote }, sanitizeMetadataMap)
        .resolve('/about-us');
    };
    const shown = (resolved: ResolvedMetadata, name: string) =>
      headTags(resolved).flatMap(({ attributes: { property, name: own, content } }) =>
        (property ?? own)?.toLowerCase() === name ? [content] : [],
      );

    it('removes every social title and description together with the title and the description', () => {
      const data = ['twitter:title', 'Twitter:Description'].map((name) => ({ name, content: 'Old words' }));
      const resolved = merged({ data }, { title: 'New', description: 'New' });

      expect([...shown(resolved, 'twitter:title'), ...shown(resolved, 'twitter:description')]).toEqual([]);
    });

    it('removes the text about the old picture together with the picture', () => {
      const data = [{ name: 'twitter:image:alt', content: 'Old picture' }];
      const resolved = merged({ data }, { og: [{ property: 'og:image', content: 'https://cdn.example/new.png' }] });

      expect(shown(resolved, 'twitter:image:alt')).toEqual([]);
    });

    it.each<{ what: string; builtIn: Partial<PageMetadata>; remote: Partial<PageMetadata> }>([
      {
        what: 'a social tag by one of `data`',
        builtIn: { og: [{ name: 'twitter:title', content: 'Old' }] },
        remote: { data: [{ name: 'twitter:title', content: 'New' }] },
      },
      {
        what: 'one of `data` by a social tag',
        builtIn: { data: [{ name: 'twitter:title', content: 'Old' }] },
        remote: { og: [{ property: 'twitter:title', content: 'New' }] },
      },
      {
        what: 'one of `data` in another spelling',
        builtIn: { data: [{ name: 'Keywords', content: 'Old' }] },
        remote: { data: [{ name: 'keywords', content: 'New' }] },
      },
      {
        what: 'a social tag in another spelling',
        builtIn: { og: [{ property: 'OG:Title', content: 'Old' }] },
        remote: { og: [{ property: 'og:title', content: 'New' }] },
      },
      {
        what: 'each of several tags of one name',
        builtIn: { og: ['Old', 'Older'].map((content) => ({ property: 'article:tag', content })) },
        remote: { og: [{ property: 'article:tag', content: 'New' }] },
      },
    ])('replaces $what', ({ builtIn, remote }) => {
      const [{ name, property } = { name: undefined, property: undefined }] = [
        ...(remote.og ?? []),
        ...(remote.data ?? []),
      ] as { name?: string; property?: string }[];

      expect(shown(merged(builtIn, remote), String(property ?? name))).toEqual(['New']);
    });

    it('prints a social tag of any spelling instead of the derived one', () => {
      const resolved = merged({ og: [{ property: 'OG:Title', content: 'Own' }] }, {});

      expect(shown(resolved, 'og:title')).toEqual(['Own']);
    });
  });

  it('replaces nodes and keeps the kind of the page', () => {
    const merged = withRemote({ '/about-us': { schema: [{ '@type': 'Thing', name: 'New' }] } }).resolve('/about-us');

    expect(merged.graph.map((node) => node['@type'])).toEqual(['Thing', 'AboutPage', 'BreadcrumbList']);
  });

  it('applies to the home page through its alias, unless the home page has its own entry', () => {
    expect(withRemote({ '/hroot': { title: 'By alias' } }).resolve('/').title).toBe('By alias');
    expect(withRemote({ '/hroot': { title: 'By alias' }, '/': { title: 'Own' } }).resolve('/hroot').title).toBe('Own');
  });

  it.each([null, undefined, 7, 'text', [], '<html>', { '/about-us': null }, { '/about-us': [] }])(
    'that is not a map of entries changes nothing and is logged in one line: %j',
    (map) => {
      const warn = jest.fn();

      expect(withRemote(map, { warn }).resolve('/about-us')).toEqual(resolver.resolve('/about-us'));
      expect(warn).toHaveBeenCalledTimes(1);
    },
  );

  it('has its ignored fields logged with their addresses', () => {
    const warn = jest.fn();
    withRemote({ '/about-us': { title: '<b>x</b>' } }, { warn });

    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"/about-us" title: contains markup'));
  });

  it('logs nothing when nothing was ignored', () => {
    const warn = jest.fn();
    withRemote({ '/about-us': { title: 'Fine' } }, { warn });

    expect(warn).not.toHaveBeenCalled();
  });
});
