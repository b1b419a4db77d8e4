import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that every door gives the values that `public-names.json` lists, and that no door is missing.
 *
 * A change of the list is a change for everybody who installs the package: it wants a version plan. Its types are
 * checked where they are built, by `test-package`.
 *
 * @example
 * describePublicNames(join(__dirname, '..'), { '.': core, './react': react });
 */
export function describePublicNames(libraryFolder: string, doors: Readonly<Record<string, object>>): void {
  const listed = JSON.parse(readFileSync(join(libraryFolder, 'public-names.json'), 'utf8')) as Readonly<
    Record<string, { readonly values: readonly string[] }>
  >;

  describe('the public names', () => {
    it('are listed for every door', () => {
      expect(Object.keys(doors).sort()).toEqual(Object.keys(listed).sort());
    });

    it.each(Object.entries(doors))('of the door %s are those that public-names.json lists', (door, names) => {
      expect(Object.keys(names).sort()).toEqual(listed[door]?.values);
    });
  });
}
