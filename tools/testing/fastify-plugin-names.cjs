// A Fastify plugin without a name of its own has that of its function. Fastify would search all loaded modules for the
// file of every such plugin, and in Jest that takes longer than the rest of building a server.
const NAME = Symbol.for('fastify.display-name');

Object.defineProperty(Function.prototype, NAME, {
  configurable: true,
  get() {
    return this.name;
  },
  set(value) {
    Object.defineProperty(this, NAME, { configurable: true, writable: true, value });
  },
});
