import type { MetadataEntryWire } from './metadata-schemas.ts';

/** Difference between two versions of an entry. */
export interface EntryChange {
  /** `title`, `description`, the name of a tag (`og:image`, `keywords`), or the type of a node (`Product`). */
  readonly at: string;
  /** `null` when the version does not set it, so the built-in value applies. */
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Compares two versions of an entry field by field, tag by tag and node by node.
 *
 * `null` means no entry: the page shows the built-in one.
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
  // A repeated name, such as a second picture, adds a line to the same fact.
  const add = (at: string, text: string) => facts.set(at, facts.has(at) ? `${facts.get(at)}\n${text}` : text);
  if (title !== undefined) add('title', title);
  if (description !== undefined) add('description', description);
  for (const { name, content } of data) add(name, content);
  for (const tag of og) add('property' in tag ? tag.property : tag.name, tag.content);
  for (const node of schema) add([node['@type']].flat().join(' '), JSON.stringify(node, null, 2));
  return facts;
}
