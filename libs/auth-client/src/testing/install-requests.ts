import { runInThisContext } from 'node:vm';

/**
 * Installs the request classes of Node, because jsdom has none. They know neither the page's address nor jsdom's
 * signals.
 */
export function installRequests(): void {
  const { Headers, Request, Response } = runInThisContext('({ Headers, Request, Response })') as typeof globalThis;
  class PageRequest extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(String(input), location.href).href, { ...init, signal: null });
    }
  }
  Object.assign(globalThis, { Headers, Request: PageRequest, Response });
}
