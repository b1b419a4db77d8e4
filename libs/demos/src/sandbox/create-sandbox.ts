import { SANDBOX_PATH, TIME_LIMIT_MS, type SandboxAnswers, type SandboxRequest } from './sandbox-messages.ts';

/** Why there is no answer. */
export type SandboxFailure = 'stopped' | 'no-answer' | 'not-loaded';

/** Ends a request that gets no answer. */
export class SandboxError extends Error {
  readonly failure: SandboxFailure;

  constructor(failure: SandboxFailure) {
    super(`The sandbox gives no answer: ${failure}.`);
    this.failure = failure;
  }
}

/** A place where visitors’ code runs, or is read, without reaching the page, the network or storage. */
export interface Sandbox<Requests extends { kind: string } = SandboxRequest, Answers extends object = SandboxAnswers> {
  /** Asks for one thing at a time; a new request ends the one before it. */
  ask: <Request extends Requests>(request: Request) => Promise<Answers[Request['kind'] & keyof Answers]>;
  /** Ends whatever runs, at once: the frame goes. The next request makes a new one. */
  stop: () => void;
}

/** How much longer than its own limit a frame may take before it is removed. */
const GRACE_MS = 2000;

/** How long the frame may take to load. */
const LOAD_LIMIT_MS = 10_000;

export interface SandboxOptions {
  document: Document;
  /** The page of the frame. @default the one that runs visitors’ code */
  path?: string;
  /** How long that page may take to load, in milliseconds. */
  loadLimitMs?: number;
  /** Where the frame is seen, and its name. @default nowhere: it works out of sight */
  view?: { place: HTMLElement; title: string };
}

/** Creates a sandbox; its frame is fetched with the first request. */
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
      // Scripts alone: an origin of its own, no forms, no windows, no way to move the page.
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
        // The frame’s origin is opaque, so no address can name it; it gets a port and nothing else.
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
          // One answer to one request. A frame that says anything else is not the one that we wrote.
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
