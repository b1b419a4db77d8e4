import type { JsonValue } from '../core/page-metadata.ts';

/** The facts that are known, as properties of a node: what is left out is not claimed. */
export function facts(record: object): Record<string, JsonValue> {
  return Object.fromEntries(
    Object.entries(record as Record<string, JsonValue | undefined>).filter(
      (entry): entry is [string, JsonValue] => entry[1] !== undefined,
    ),
  );
}

/** The address of a value of a schema.org enumeration. */
export function schemaOrg(name: string): string {
  return `https://schema.org/${name}`;
}
