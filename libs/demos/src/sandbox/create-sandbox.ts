import { SANDBOX_PATH, TIME_LIMIT_MS, type SandboxAnswers, type SandboxRequest } from './sandbox-messages.ts';

/** Reason why a request got no response. */
export type SandboxFailure = 'stopped' | 'no-answer' | 'not-loaded';

/** Error of a request without a response. */
export class SandboxError extends Error {
  readonly failure: SandboxFailure;

  constructor(failure: SandboxFailure) {
    super(`The sandbox gives no answer: ${failure}.`);
    this.failure = failure;
  }
}

/** Isolated frame in which visitors’ code is run or read, without access to the page, the network or storage. */
export interface Sandbox<Requests extends { kind: string } = SandboxRequest, Answers extends object = SandboxAnswers> {
  /** Sends a request. Only one runs at a time: a new request stops the previous one. */
  ask: <Request extends Requests>(request: Request) => Promise<Answers[Request['kind'] & keyof Answers]>;
  /** Stops the running request at once by removing the frame. The next request creates a new one. */
  stop: () => void;
}

/** Extra time after the frame’s own limit before it is removed, in milliseconds. */
const GRACE_MS = 2000;

/** Timeout for loading the frame, in milliseconds. */
const LOAD_LIMIT_MS = 10_000;

export interface SandboxOptions {
  document: Document;
  /** Path of the frame’s page. @default the page that runs visitors’ code */
  path?: string;
  /** Timeout for loading that page, in milliseconds. */
  loadLimitMs?: number;
  /** Parent element and title of a visible frame. @default none: the frame is hidden */
  view?: { place: HTMLElement; title: string };
}

/** Creates a sandbox; its frame is loaded with the first request. */
export function createSandbox<
  Requests extends { kind: string } = SandboxRequest,
  Answers extends object = SandboxAnswers,
>({ document, path = SANDBOX_PATH, loadLimitMs = LOAD_LIMIT_MS, view }: SandboxOptions): Sandbox<Requests, Answers> {
  let port: Promise<MessagePort> | null = null;
  let frame: HTMLIFrameElement | null = null;
  let fail: ((failure: SandboxFailure) => void) | null = null;
  let lastId = 0;

  const end = (failure: SandboxFailure) => {
    frame?.remove();
    frame = null;
    port = null;
    fail?.(failure);
    fail = null;
  };

  const open = () =>
    new Promise<MessagePort>((resolve) => {
      const made = document.createElement('iframe');
      // Scripts only: an opaque origin, no forms, no windows, no navigation of the page.
      made.setAttribute('sandbox', 'allow-scripts');
      if (!view) {
        made.setAttribute('aria-hidden', 'true');
        made.hidden = true;
        made.tabIndex = -1;
      }
      made.title = view?.title ?? 'sandbox';
      made.src = path;
      made.addEventListener('load', () => {
        const { port1, port2 } = new MessageChannel();
        // The frame’s origin is opaque, so no target origin can name it; it gets a port and nothing else.
        made.contentWindow?.postMessage(null, '*', [port2]);
        resolve(port1);
      });
      (view?.place ?? document.body).append(made);
      frame = made;
    });

  const answerTo = (request: Requests) =>
    new Promise<never>((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const later = (failure: SandboxFailure, ms: number) => setTimeout(() => end(failure), ms);
      let timer = later('not-loaded', loadLimitMs);
      fail = (failure) => {
        clearTimeout(timer);
        reject(new SandboxError(failure));
      };
      port ??= open();
      void port.then((opened) => {
        if (id !== lastId || !fail) return;
        clearTimeout(timer);
        timer = later('no-answer', TIME_LIMIT_MS + GRACE_MS);
        opened.onmessage = ({ data }: MessageEvent<unknown>) => {
          const { id: answered, answer } = Object(data) as { id?: unknown; answer?: unknown };
          // One response per request. A frame that sends anything else is not running our script.
          if (answered !== id) return end('no-answer');
          clearTimeout(timer);
          opened.onmessage = () => end('no-answer');
          fail = null;
          resolve(answer as never);
        };
        opened.postMessage({ id, request });
      });
    });

  return {
    ask(request) {
      if (fail) end('stopped');
      return answerTo(request);
    },
    stop: () => end('stopped'),
  };
}
