/**
 * Removes the accessor `object.__proto__`, with which a name in JSON from outside could reach a prototype: it is then a
 * name like any other.
 *
 * Has the same effect as `--disable-proto=delete`, for every way to start the server.
 */
export function removeProto(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
