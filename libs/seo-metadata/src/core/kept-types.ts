import { typesOf } from './node-types.ts';
import type { BrokenType, StructuredData } from './page-metadata.ts';

/** Lists the types of a page whose built-in nodes stay because the remote nodes break a rule, each with the reason. */
export function describeKept(
  address: string,
  builtIn: readonly StructuredData[],
  broken: readonly BrokenType[],
): readonly string[] {
  const types = new Set(builtIn.flatMap(typesOf));
  return broken
    .filter(({ type }) => types.has(type))
    .map(({ type, reason }) => `${JSON.stringify(address)} ${type} (${reason})`);
}

/** Builds the log line about built-in nodes that stay. */
export function keptLine(kept: readonly string[]): string {
  return `[seo-metadata] Built-in structured data stays, because the remote data breaks the rules of its type. Correct it at the source: ${kept.join('; ')}.`;
}
