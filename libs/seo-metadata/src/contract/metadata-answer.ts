/**
 * A metadata map from outside, not yet sanitised.
 *
 * Nothing in it can be trusted; a resolver takes it with `withRemote`.
 */
export type UntrustedMetadataMap = Readonly<Record<string, unknown>>;

/** Reads the answer of the database call; anything but a map is `null`. */
export function readDatabaseAnswer(answer: unknown): UntrustedMetadataMap | null {
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer)
    ? (answer as UntrustedMetadataMap)
    : null;
}

/** Reads the answer of the file call, which carries the map in `data`. */
export function readFileAnswer(answer: unknown): UntrustedMetadataMap | null {
  return readDatabaseAnswer(readDatabaseAnswer(answer)?.['data']);
}
