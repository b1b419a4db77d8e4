/**
 * Returns the options that are given, and the items of their lists that are: JSON and code without types write `null`
 * for one that is omitted. A date of code without types becomes its text.
 */
export function withoutNulls<Options extends object>(options?: Options | null): Options {
  return Object.fromEntries(
    Object.entries(options ?? {}).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      return [[name, value instanceof Date ? value.toJSON() : Array.isArray(value) ? value.filter(Boolean) : value]];
    }),
  ) as Options;
}
