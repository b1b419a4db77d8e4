import type { JsonValue } from './page-metadata.ts';

/** A node as rules read it: nested nodes have the same shape. */
export type NodeRecord = Readonly<Record<string, JsonValue>>;

/** The types of a node, of which it may have several. */
export function typesOf(node: NodeRecord): readonly string[] {
  return [node['@type'] ?? []].flat() as readonly string[];
}
