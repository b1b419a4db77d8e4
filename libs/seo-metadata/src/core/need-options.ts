import { withoutNulls } from './without-nulls.ts';

/** Throws an error that names the first required option that is missing, and says what follows from it. */
export function needOptions(options: object | null | undefined, names: string, consequence: string): void {
  const given = withoutNulls(options);
  for (const name of names.split(' '))
    if (!(name in given)) throw new Error(`[seo-metadata] \`${name}\` is missing, so ${consequence}.`);
}
