import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Node’s globals that jsdom lacks and the router, the store and requests need. They must come from the same
 * implementation.
 */
const NODE_GLOBALS = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
] as const;

/** A jsdom environment that can make requests: `@jest-environment ./src/testing/browser-environment.ts`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of NODE_GLOBALS) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value: globalThis[name] });
    }
  }
}
