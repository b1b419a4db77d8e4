import {
  createMetadataResolver,
  renderHead,
  type DroppedValue,
  type PageEntry,
  type ResolvedMetadata,
  type StructuredData,
} from '@genmaster/seo-metadata';
import { checkPage, type Finding } from '@genmaster/seo-metadata/checks';
import * as v from 'valibot';

/** Path of the page that the entry describes, and an older path that redirects to it. */
export const PAGE = '/offers/spring';
export const ALIAS = '/spring';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Schema that validates a stored entry. The typed values are checked by the library. */
export const inspectorSchema = v.strictObject({
  title: text(200),
  description: text(400),
  /** Address as the visitor enters it. */
  visited: text(200),
  isIndexable: v.boolean(),
  image: text(200),
  imageAlt: text(200),
  /** Structured data as typed: a JSON array of nodes. */
  schema: text(4000),
});

/** The metadata of one page, and the address that is visited. */
export type InspectorState = v.InferOutput<typeof inspectorSchema>;

const nodesSchema = v.array(v.looseObject({ '@type': v.union([v.string(), v.array(v.string())]) }));

/** Result of `inspectEntry`. */
export interface Inspection {
  resolved: ResolvedMetadata;
  findings: readonly Finding[];
  /** Values of the entry that do not appear in the head. */
  ignored: readonly DroppedValue[];
  head: string;
  /** Reason why the structured data cannot be read; the entry is then resolved without it. */
  problem: 'noJson' | 'noNodes' | null;
}

/** Fixed clock, later than every date of an entry. */
const CLOCK = { now: () => new Date('2031-01-01T00:00:00Z') };

/** Resolves an entry as a site would, and checks the result against the rules. */
export function inspectEntry(state: InspectorState): Inspection {
  const read = readNodes(state.schema);
  const entry: PageEntry = {
    title: state.title,
    description: state.description,
    og: [
      { property: 'og:title', content: state.title.replace(/ \|.*/s, '') },
      { property: 'og:description', content: state.description },
      { property: 'og:type', content: 'website' },
      ...(state.image
        ? [
            { property: 'og:image', content: state.image },
            { property: 'og:image:width', content: '1200' },
            { property: 'og:image:height', content: '630' },
            ...(state.imageAlt ? [{ property: 'og:image:alt', content: state.imageAlt }] : []),
          ]
        : []),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    schema: 'nodes' in read ? read.nodes : [],
  };
  const resolver = createMetadataResolver({
    site: {
      origin: 'https://shop.example',
      name: 'Sample Traders',
      locale: 'en_US',
      areaServed: ['IN'],
      languages: [{ code: 'en', name: 'English', locale: 'en_US' }],
    },
    routes: [
      { path: '/', name: 'Home', indexable: true },
      { path: '/offers', name: 'Offers', indexable: true },
      { path: PAGE, name: 'Spring offer', indexable: state.isIndexable },
      { path: ALIAS, canonicalPath: PAGE, name: 'Spring offer', indexable: state.isIndexable },
    ],
    entries: {
      '/': { title: 'Sample Traders', description: 'Cups and tea.' },
      '/offers': { title: 'Offers | Sample Traders', description: 'What is cheaper now.' },
      [PAGE]: entry,
    },
    notFound: { title: 'Not found | Sample Traders', description: 'There is no such page.' },
    logger: { warn: () => undefined },
  });
  const resolved = resolver.resolve(state.visited);
  return {
    resolved,
    findings: checkPage(resolved, CLOCK),
    ignored: resolver.ignored(),
    head: renderHead(resolved),
    problem: 'problem' in read ? read.problem : null,
  };
}

function readNodes(text: string): { nodes: readonly StructuredData[] } | { problem: 'noJson' | 'noNodes' } {
  if (text.trim() === '') return { nodes: [] };
  try {
    const { success, output } = v.safeParse(nodesSchema, JSON.parse(text));
    return success ? { nodes: output as readonly StructuredData[] } : { problem: 'noNodes' };
  } catch {
    return { problem: 'noJson' };
  }
}

/**
 * Returns the match between the visited address and the page: identical, after normalisation, through an alias, or
 * none.
 */
export function wayOf({ resolved }: Inspection, visited: string): 'same' | 'cleared' | 'alias' | 'none' {
  if (resolved.status !== 200) return 'none';
  if (resolved.path !== resolved.canonicalPath) return 'alias';
  return resolved.path === visited.trim() ? 'same' : 'cleared';
}

/** Shortens a text as search results do: cut at a word, with an ellipsis. */
export function cutText(whole: string, most: number): string {
  const letters = [...whole];
  if (letters.length <= most) return whole;
  const cut = letters.slice(0, most).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 15)).trimEnd()} …`;
}
