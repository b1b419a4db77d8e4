/**
 * Metadata map from outside, not yet sanitised.
 *
 * Nothing in it can be trusted; pass it to the `withRemote` method of a resolver.
 */
export type UntrustedMetadataMap = Readonly<Record<string, unknown>>;

/** Reads the response of the database call; returns `null` for anything but a map. */
export function readDatabaseAnswer(answer: unknown): UntrustedMetadataMap | null {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? (answer as UntrustedMetadataMap)
    : null;
}

/** Reads the response of the file call, which carries the map in `data`. */
export function readFileAnswer(answer: unknown): UntrustedMetadataMap | null {
  return readDatabaseAnswer(readDatabaseAnswer(answer)?.['data']);
}
