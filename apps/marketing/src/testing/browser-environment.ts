import { TestEnvironment } from 'jest-environment-jsdom';

/** What jsdom leaves out of a window and the router, the store and the calls need. Node’s own belong together. */
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

/** A jsdom window that can also make calls: `@jest-environment ./src/testing/browser-environment.ts`. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    for (const name of NODE_GLOBALS) {
      Object.defineProperty(this.global, name, { configurable: true, writable: true, value: globalThis[name] });
    }
  }
}
