import type { MetadataEntryWire } from './metadata-schemas.ts';

/** One thing that two versions of an entry say differently. */
export interface EntryChange {
  /** `title`, `description`, the name of a tag (`og:image`, `keywords`), or the type of a node (`Product`). */
  readonly at: string;
  /** `null` where the version says nothing of it, and the built-in value stands. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Compares two versions of an entry field by field, tag by tag and node by node.
 *
 * `null` is no entry at all: the page shows what is built in.
 */
export function changesOfEntry(
  before: MetadataEntryWire | null,
  after: MetadataEntryWire | null,
): readonly EntryChange[] {
  const [old, next] = [factsOf(before ?? {}), factsOf(after ?? {})];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((at) => ({ at, before: old.get(at) ?? null, after: next.get(at) ?? null }))
    .filter((change) => change.before !== change.after);
}

function factsOf({ title, description, data = [], og = [], schema = [] }: MetadataEntryWire): Map<string, string> {
  const facts = new Map<string, string>();
  // A name that comes again, such as a second picture, is a further line of the same fact.
  const add = (at: string, text: string) => facts.set(at, facts.has(at) ? `${facts.get(at)}\n${text}` : text);
  if (title !== undefined) add('title', title);
  if (description !== undefined) add('description', description);
  for (const { name, content } of data) add(name, content);
  for (const tag of og) add('property' in tag ? tag.property : tag.name, tag.content);
  for (const node of schema) add([node['@type']].flat().join(' '), JSON.stringify(node, null, 2));
  return facts;
}
