import {
  itemListNode,
  organizationNode,
  pageNode,
  productNode,
  videoNode,
  type PageMetadata,
  type PageType,
  type RouteEntry,
  type SiteIdentity,
  type StructuredData,
} from '@genmaster/seo-metadata';
import { addressIn, canonicalAddress, LANGUAGE_CODES, languageOf } from '@genmaster/i18n';
import { keywordsOf } from './keywords.ts';
import { commonSource, recordingOf, type Recording } from './recording.ts';
import { nameOfPage } from './name-of-page.ts';
import { outlineOf } from './page-outline.ts';
import type { PageContent, PageKind } from './page-content.ts';
import type { PagePath } from '@genmaster/i18n';
import { addressToRead, aliases, everyPage, findPage, isPage, notFoundPageFor, pagesOfArea } from './site-map.ts';
import { socialPictureOf } from './social-picture.ts';

/** The route table, the source of canonical addresses, breadcrumbs, robots and the sitemap. */
export const routeEntries: readonly RouteEntry[] = [
  ...everyPage.map(({ path, name }) => ({
    path,
    name,
    indexable: true,
    ...parentOf(path),
    ...alternatesOf(path),
  })),
  ...Object.entries(aliases).map(([path, canonicalPath]) => ({
    path,
    canonicalPath,
    name: findPage(canonicalPath)?.name ?? path,
    indexable: false,
  })),
];

/** Returns the built-in metadata map, which applies to every address without metadata of another source. */
export const builtInMetadata = (site: SiteIdentity): Readonly<Record<PagePath, PageMetadata>> =>
  Object.fromEntries(everyPage.map((page) => [page.path, metadataOf(page, site)]));

/** Returns the metadata of an unknown address, in the language of the address. */
export const notFoundMetadata = (path: string): PageMetadata => ({
  ...notFoundPageFor(path).metadata,
  data: [],
  og: [],
  schema: [],
});

function metadataOf(page: PageContent, site: SiteIdentity): PageMetadata {
  const { title, description } = page.metadata;
  const picture = socialPictureOf(page);
  const recording = recordingOf(page);
  return {
    title,
    description,
    data: [{ name: 'keywords', content: keywordsOf(page).join(', ') }],
    og: [
      { property: 'og:type', content: 'website' },
      { property: 'og:image', content: picture.path },
      { property: 'og:image:type', content: picture.type },
      { property: 'og:image:width', content: String(picture.width) },
      { property: 'og:image:height', content: String(picture.height) },
      { property: 'og:image:alt', content: picture.alt },
      ...(recording ? videoTags(recording) : []),
    ],
    schema: [...schemaOf(page, site), ...(recording ? [videoOf(recording, page)] : [])],
  };
}

/** Returns the Open Graph tags with which a share preview can play the recording. */
function videoTags(recording: Recording): PageMetadata['og'] {
  const { src, type } = commonSource(recording);
  return [
    { property: 'og:video', content: src },
    { property: 'og:video:type', content: type },
    { property: 'og:video:width', content: String(recording.width) },
    { property: 'og:video:height', content: String(recording.height) },
  ];
}

/**
 * Returns the structured data of the recording and its clips. Its description is made of the clips’ names, in order.
 */
function videoOf(recording: Recording, { demo, name }: PageContent): StructuredData {
  const { title, seconds, poster, recorded, clips } = recording;
  const parts = clips.map((clip) => clip.name).join('; ');
  return videoNode({
    name: title,
    description: `${demo?.heading ?? name}: ${parts}.`,
    contentUrl: commonSource(recording).src,
    thumbnailUrl: poster,
    uploadDate: recorded,
    durationSeconds: seconds,
    clips: clips.map((clip) => ({ name: clip.name, startSeconds: clip.start, endSeconds: clip.end })),
  });
}

const PAGE_TYPES: Readonly<Record<PageKind, PageType>> = {
  home: 'WebPage',
  about: 'AboutPage',
  contact: 'ContactPage',
  collection: 'CollectionPage',
  page: 'WebPage',
};

function schemaOf(page: PageContent, site: SiteIdentity): readonly StructuredData[] {
  const own = pageNode(PAGE_TYPES[page.kind]);
  switch (page.kind) {
    case 'home':
      return [
        own,
        organizationNode(site),
        productNode({
          name: site.name,
          description: page.promise,
          image: socialPictureOf(page).path,
          offer: {
            price: 0,
            currency: 'INR',
            availability: 'PreOrder',
            releaseDate: 'to-be-announced',
            url: page.path,
          },
        }),
      ];
    case 'about':
    case 'contact':
      return [own, organizationNode(site)];
    case 'collection':
      return [own, itemListNode(page.name, childrenOf(page))];
    case 'page':
      return [own];
    default:
      return page.kind satisfies never;
  }
}

/**
 * Returns the children of a collection: its sections, or the other pages of its area under their names in its language.
 */
function childrenOf(page: PageContent): readonly { name: string; path: string }[] {
  if (page.area === 'core')
    return outlineOf(page).map(({ heading, id }) => ({ name: heading, path: `${page.path}#${id}` }));
  const language = languageOf(page.path);
  return pagesOfArea(page.area)
    .filter(({ path }) => path !== canonicalAddress(page.path))
    .map((child) => ({ name: nameOfPage(language, child).name, path: addressToRead(language, child.path) }));
}

// The address `/designingtool` is a sibling of `/designing-tool`, but its page is a child.
function parentOf(path: PagePath): { parentPath?: PagePath } {
  return canonicalAddress(path) === '/designingtool'
    ? { parentPath: addressIn(languageOf(path), '/designing-tool') }
    : {};
}

/** Returns the page’s address in each of its languages, including its own; nothing for a page in one language. */
function alternatesOf(path: PagePath): Pick<RouteEntry, 'alternates'> {
  const alternates = LANGUAGE_CODES.map((hreflang) => ({ hreflang, path: addressIn(hreflang, path) })).filter((other) =>
    isPage(other.path),
  );
  return alternates.length > 1 ? { alternates } : {};
}
