/**
 * Lists the packages that a project of the workspace needs at run time, according to the lock file: its dependencies
 * and their dependencies.
 *
 * Peers are not included, because the host installs them. Of packages for one platform each, npm installs the one for
 * its platform; here they count as one, the first.
 *
 * @returns their paths in the lock, sorted; a sibling of the workspace is a folder such as `libs/theme-engine`.
 */
export function productionTree(lock, project) {
  const found = new Set();
  const visit = (place) => {
    for (const target of dependenciesOf(lock, place)) {
      if (found.has(target)) continue;
      found.add(target);
      visit(target);
    }
  };
  visit(project);
  return [...found].sort();
}

/** Returns the paths of the direct dependencies of a package. */
export function dependenciesOf(lock, place) {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[place];
  const targets = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => placeOf(lock, name, place));
  // An optional package may be missing: the lock has no version for any platform.
  const present = targets.filter((target) => target !== undefined);
  const fitting = present.find((target) => lock.packages[target].os);
  return present.filter((target) => !lock.packages[target].os || target === fitting);
}

/** Resolves a package from another one: in its own folder, or in the nearest parent folder. */
function placeOf(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    const entry = lock.packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}
