import type { JsonValue } from './page-metadata.ts';

/** Properties of a node or of a nested node. */
export type NodeRecord = Readonly<Record<string, JsonValue>>;

/** Returns the types of a node, of which it may have several. */
export function typesOf(node: NodeRecord): readonly string[] {
  return [node['@type'] ?? []].flat() as readonly string[];
}
