// The published entry points of a library: for `import`, for `require()`, and for resolvers that do not support
// `exports`.

/**
 * Returns the published `exports` entry of one entry point.
 *
 * The source condition is removed: it names files that are not in the archive. A script has a CommonJS half. Node from
 * 22.10 on prefers `module-sync` and loads the ES module for `require()` and `import` alike; Jest and older versions
 * use `require`.
 */
export function publishedDoor(target) {
  if (typeof target === 'string') return target;
  const { types, default: file } = target;
  const require = { types: types.replace(/\.d\.ts$/, '.d.cts'), default: file.replace(/\.js$/, '.cjs') };
  const isScript = file.endsWith('.js');
  return { ...(isScript && { 'module-sync': { types, default: file } }), require, types, default: file };
}

/**
 * Returns `main`, `types` and `typesVersions`, with which a resolver without support for `exports` finds each entry
 * point.
 */
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
