import type { ResolvedMetadata, SiteIdentity } from '@genmaster/seo-metadata';
import { checkPage, type Finding } from '@genmaster/seo-metadata/checks';
import type { MetadataEntryWire } from '@genmaster/seo-metadata/contract';
import { overlayRemoteMetadata, sanitizeMetadataMap } from '@genmaster/seo-metadata/remote';

/** A page as search results and shared links would show it with an entry. */
export interface EntryPreview {
  /** Steps from the site to the page, as a search result prints its address. */
  readonly way: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly card: {
    readonly title: string;
    readonly description: string;
    /** Path on this site, or the address on another one. `null` without a picture. */
    readonly picture: string | null;
    readonly pictureText: string;
  };
  /** Problems that the entry causes; those of the page itself are left out. */
  readonly findings: readonly Finding[];
  /** Values of the entry that are not used for visitors. */
  readonly ignored: readonly { readonly at: string; readonly reason: string }[];
  /** Types whose built-in nodes are kept because those of the entry break a rule. */
  readonly kept: readonly { readonly at: string; readonly reason: string }[];
}

/** Merges an entry into the metadata of its page by the rules of the site, and reports the unused values. */
export function previewEntry(
  head: ResolvedMetadata,
  { address, entry, site }: { address: string; entry: MetadataEntryWire | null; site: SiteIdentity },
): EntryPreview {
  const map = entry ? { [address]: entry } : {};
  const canonicalPath = head.canonicalPath ?? head.path;
  const routes = [...new Set([canonicalPath, head.path, ...(head.aliases ?? [])])].map((path) => ({
    path,
    canonicalPath,
    name: '',
    indexable: true,
  }));
  const { dropped, broken = {} } = sanitizeMetadataMap(map, { site, routes });
  const shown = overlayRemoteMetadata(head, { map, site });
  const known = new Set(checkPage(head).map(keyOf));
  const social = new Map<string, string>();
  for (const tag of shown.og) {
    const name = 'property' in tag ? tag.property : tag.name;
    if (!social.has(name)) social.set(name, tag.content);
  }
  return {
    way: [new URL(site.origin).host, ...shown.breadcrumb.slice(1).map(({ name }) => name)],
    title: shown.title,
    description: shown.description,
    card: {
      title: social.get('og:title') ?? shown.title,
      description: social.get('og:description') ?? shown.description,
      picture: pictureOf(social.get('og:image'), site),
      pictureText: social.get('og:image:alt') ?? '',
    },
    findings: checkPage(shown).filter((finding) => !known.has(keyOf(finding))),
    ignored: dropped.map(({ field, reason }) => ({ at: field, reason })),
    kept: Object.values(broken)
      .flat()
      .map(({ type, reason }) => ({ at: type, reason })),
  };
}

const keyOf = ({ at, message }: Finding): string => `${at} ${message}`;

/** Returns the path of a picture of this site, which also loads when the site runs under another origin. */
function pictureOf(address: string | undefined, { origin }: SiteIdentity): string | null {
  if (!address) return null;
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}
