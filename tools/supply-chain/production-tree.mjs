/**
 * What a project of the workspace needs when it runs, as the lock file says: its dependencies and theirs.
 *
 * Peers are not among them, they are the host's. Of packages that are made for one kind of machine each, npm installs
 * the one that fits; here they count as one, the first.
 *
 * @returns their places in the lock, sorted; a sibling of the workspace is a folder such as `libs/theme-engine`.
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

/** The places of the packages that one asks for itself. */
export function dependenciesOf(lock, place) {
  const { dependencies = {}, optionalDependencies = {} } = lock.packages[place];
  const targets = Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => placeOf(lock, name, place));
  // An optional package may be missing: none of the lock's machines can have it.
  const present = targets.filter((target) => target !== undefined);
  const fitting = present.find((target) => lock.packages[target].os);
  return present.filter((target) => !lock.packages[target].os || target === fitting);
}

/** Where a package finds another: in its own folder, or in the nearest one above. */
function placeOf(lock, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('node_modules/') - 1, 0))) {
    const place = `${folder && `${folder}/`}node_modules/${name}`;
    const entry = lock.packages[place];
    if (entry) return entry.link ? entry.resolved : place;
    if (folder === '') return undefined;
  }
}
