// The doors of a library as they are published: for `import`, for `require()`, and for resolvers that know no `exports`.

/**
 * The entry of `exports` for one door.
 *
 * The source condition goes: it names files that are not in the archive. A script has a CommonJS half. Node from 22.10
 * on prefers `module-sync` and loads the ES module for `require()` and `import` alike; Jest and older ones take `require`.
 */
export function publishedDoor(target) {
  if (typeof target === 'string') return target;
  const { types, default: file } = target;
  const require = { types: types.replace(/\.d\.ts$/, '.d.cts'), default: file.replace(/\.js$/, '.cjs') };
  const isScript = file.endsWith('.js');
  return { ...(isScript && { 'module-sync': { types, default: file } }), require, types, default: file };
}

/** `main`, `types` and `typesVersions`: where a resolver that reads no `exports` finds each door. */
export function doorsWithoutExports(exports) {
  const entries = Object.entries(exports).filter(([door]) => door !== '.');
  const main = exports['.'];
  return {
    ...(main && { main: main.default.replace(/\.js$/, '.cjs'), types: main.types }),
    typesVersions: {
      '*': Object.fromEntries(
        entries.map(([door, target]) => [door.slice(2), [typeof target === 'string' ? target : target.types]]),
      ),
    },
  };
}
