// A test file builds a server for each of its tests, and all have the same routes: a schema is compiled once per file.

/**
 * Wraps Fastify's factory of compilers, so that all servers of a test file share what was compiled.
 *
 * @param createFactory the factory that Fastify would call, once for each server.
 */
module.exports = function reuseCompiled(createFactory) {
  const factory = createFactory();
  const compiled = new Map();
  return () => (externalSchemas, options) => {
    const compile = factory(externalSchemas, options);
    return (route) => {
      const key = JSON.stringify([externalSchemas, options, route.schema]);
      if (!compiled.has(key)) compiled.set(key, compile(route));
      return compiled.get(key);
    };
  };
};
