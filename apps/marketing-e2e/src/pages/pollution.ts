import type { Frame, Page } from '@playwright/test';

/** Returns the properties that new objects of a page inherit in addition to the standard ones. */
export const pollution = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    // Only inherited properties: the objects themselves are empty.
    for (const fresh of [{}, [], () => undefined]) for (const name in fresh) found.push(name);
    const own = ['polluted'].filter((name) => name in Object.prototype || name in Function.prototype);
    return [...found, ...own];
  });

/**
 * Adds to every object of a JSON text the properties that would pollute the prototype of all objects if they were
 * copied.
 */
export function poisoned(text: string): string {
  const attack = '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}';
  const value: unknown = JSON.parse(text);
  const write = (part: unknown): string => {
    if (Array.isArray(part)) return `[${part.map(write).join(',')}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const entries = Object.entries(part).map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`);
    return `{${[attack, ...entries].join(',')}}`;
  };
  return write(value);
}
