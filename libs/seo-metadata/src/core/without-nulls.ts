/** Returns the options that are given: JSON and code without types write `null` for one that is omitted. */
export function withoutNulls<Options extends object>(options: Options): Options {
  return Object.fromEntries(
    Object.entries(options).filter(([, value]) => value !== null && value !== undefined),
  ) as Options;
}
