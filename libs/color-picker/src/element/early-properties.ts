/**
 * Sets the properties of an element again that a framework had set before its class was there.
 *
 * They would hide those of the class.
 */
export function takeEarlyProperties<Owner extends Partial<Element>>(
  element: Owner,
  names: readonly (keyof Owner)[],
): void {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const early = element[name];
    delete element[name];
    element[name] = early;
  }
}
