/**
 * Takes the way to a prototype that a name in somebody's JSON can spell: `object.__proto__` is a name like any other then.
 *
 * The same as `--disable-proto=delete`, however the server is started.
 */
export function removeProto(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
