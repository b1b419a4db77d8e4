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

/** The page that the entry is about, and an older address that leads to it. */
export const PAGE = '/offers/spring';
export const ALIAS = '/spring';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Checks a kept entry. What is typed in it is judged by the library. */
export const inspectorSchema = v.strictObject({
  title: text(200),
  description: text(400),
  /** The address as somebody visits it. */
  visited: text(200),
  isIndexable: v.boolean(),
  image: text(200),
  imageAlt: text(200),
  /** Structured data as typed: a JSON list of nodes. */
  schema: text(4000),
});

/** An entry for one page, and the address that it is visited by. */
export type InspectorState = v.InferOutput<typeof inspectorSchema>;

const nodesSchema = v.array(v.looseObject({ '@type': v.union([v.string(), v.array(v.string())]) }));

/** What the library makes of an entry. */
export interface Inspection {
  resolved: ResolvedMetadata;
  findings: readonly Finding[];
  /** What the entry says and no head shows. */
  ignored: readonly DroppedValue[];
  head: string;
  /** Why the structured data cannot be read; the entry is taken without it then. */
  problem: 'noJson' | 'noNodes' | null;
}

/** No date of an entry lies in the future of this clock. */
const CLOCK = { now: () => new Date('2031-01-01T00:00:00Z') };

/** Resolves an entry as a site would, and holds the answer against the rules. */
export function inspectEntry(state: InspectorState): Inspection {
  const read = readNodes(state.schema);
  const entry: PageEntry = {
    title: state.title,
    description: state.description,
    og: [
      { property: 'og:title', content: state.title.replace(/ \|.*$/, '') },
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

/** How a visited address comes to the page: as it is, by clearing up, by an older address, or not at all. */
export function wayOf({ resolved }: Inspection, visited: string): 'same' | 'cleared' | 'alias' | 'none' {
  if (resolved.status !== 200) return 'none';
  if (resolved.path !== resolved.canonicalPath) return 'alias';
  return resolved.path === visited.trim() ? 'same' : 'cleared';
}

/** A text as results show it: cut at a word, with dots. */
export function cutText(whole: string, most: number): string {
  const letters = [...whole];
  if (letters.length <= most) return whole;
  const cut = letters.slice(0, most).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 15)).trimEnd()} …`;
}
