import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that every entry point exports the values listed in `public-names.json`, and that no entry point is missing.
 *
 * A change of the list affects everyone who installs the package, so it needs a version plan. Types are checked after
 * the build, by `test-package`.
 *
 * @example
 * describePublicNames(join(__dirname, '..'), { '.': core, './react': react });
 */
export function describePublicNames(libraryFolder: string, doors: Readonly<Record<string, object>>): void {
  const listed = JSON.parse(readFileSync(join(libraryFolder, 'public-names.json'), 'utf8')) as Readonly<
    Record<string, { readonly values: readonly string[] }>
  >;

  describe('the public names', () => {
    it('are listed for every entry point', () => {
      expect(Object.keys(doors).sort()).toEqual(Object.keys(listed).sort());
    });

    it.each(Object.entries(doors))('of the entry point %s are those in public-names.json', (door, names) => {
      expect(Object.keys(names).sort()).toEqual(listed[door]?.values);
    });
  });
}
