import type { JsonValue } from './page-metadata.ts';

/** Properties of a node or of a nested node. */
export type NodeRecord = Readonly<Record<string, JsonValue>>;

const SCHEMA_ORG = /^.*schema(\.org\/|:)/;

/** Returns the types of a node, of which it may have several, without the address of schema.org. */
export function typesOf(node: NodeRecord): readonly string[] {
  return [node['@type'] ?? []].flat().map((type) => String(type).replace(SCHEMA_ORG, ''));
}

/** Returns a value as a node; one without properties for a text, a number or `null` in place of a node. */
export function recordOf(value: JsonValue): NodeRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as NodeRecord) : {};
}
