/**
 * Sets the properties of an element again that a page or a framework had set before its class was there.
 *
 * They would hide those of the class.
 */
export function takeEarlyProperties(element: object): void {
  const own = element as Record<string, unknown>;
  for (const name of Object.keys(own)) {
    if (!(name in Object.getPrototypeOf(own))) continue;
    const early = own[name];
    delete own[name];
    own[name] = early;
  }
}
