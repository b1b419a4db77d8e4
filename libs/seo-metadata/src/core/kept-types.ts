import { typesOf } from './node-types.ts';
import type { BrokenType, StructuredData } from './page-metadata.ts';

/** Says which built-in nodes of a page stay because the remote ones of their type break a rule. */
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

/** One line for the log about nodes that stay. */
export function keptLine(kept: readonly string[]): string {
  return `[seo-metadata] Built-in structured data stays, because the remote data breaks the rules of its type. Correct it at the source: ${kept.join('; ')}.`;
}
