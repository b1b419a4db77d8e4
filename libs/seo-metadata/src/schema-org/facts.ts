import type { JsonValue } from '../core/page-metadata.ts';

/** Returns the defined facts as properties of a node. */
export function facts(record: object): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(record as Record<string, JsonValue | undefined>).filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

/** Returns the address of a value of a schema.org enumeration. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`;
}
