import * as v from 'valibot';

/** Requests of a host to an embedded page: to be shown, or to be hidden until further notice. */
export const PREVIEW_TYPES = ['preview', 'hold'] as const;

export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** Publishes the requests of the page’s host to its subscribers. */
export interface WindowMessages {
  /** Returns a function that unsubscribes. */
  subscribe(listener: (previewType: PreviewType) => void): () => void;
  dispose(): void;
}

export interface WindowMessagesOptions {
  /** The window that receives messages; only its parent may send them. `null` while prerendering. */
  window: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> | null;
  /** Origins whose pages may embed this one and send messages. With none, no message is read. */
  origins: readonly string[];
  log: (message: string) => void;
  /** @default Date.now */
  now?: () => number;
}

/** Maximum number of messages that are read per second; further messages are dropped unread. */
const MESSAGES_PER_SECOND = 20;

/** Time without further log lines after a refusal. */
const QUIET_MS = 60_000;

const messageSchema = v.object({
  parentOrigin: v.optional(v.pipe(v.string(), v.maxLength(200))),
  previewType: v.optional(v.picklist(PREVIEW_TYPES)),
});

/**
 * Listens for messages of the page that embeds this one (specification §2).
 *
 * A message with `parentOrigin` publishes its `previewType`, any other message publishes `preview`. Only messages of
 * the parent window from a configured origin are read; a `parentOrigin` that differs from the sender’s origin is
 * refused.
 */
export function createWindowMessages(options: WindowMessagesOptions): WindowMessages {
  const { window, origins, log, now = Date.now } = options;
  const listeners = new Set<(previewType: PreviewType) => void>();
  let second = 0;
  let read = 0;
  let quietUntilMs = 0;

  const refuse = (reason: string) => {
    if (now() < quietUntilMs) return;
    quietUntilMs = now() + QUIET_MS;
    log(`[marketing] A window message was ignored: ${reason}.`);
  };
  const isFlood = () => {
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, read] = [current, 0];
    read += 1;
    return read > MESSAGES_PER_SECOND;
  };
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    // Messages that a page sends to itself, for example by browser extensions, are ignored without a log line.
    if (source !== window?.parent || window.parent === (window as unknown)) return;
    if (!origins.includes(origin)) return refuse('its origin is not one of VITE_PARENT_ORIGINS');
    if (isFlood()) return refuse('there are too many');
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return refuse('it has another shape');
    const { parentOrigin, previewType } = message.output;
    if (parentOrigin !== undefined && parentOrigin !== origin) return refuse('it names another origin than its own');
    const published = (parentOrigin === undefined ? undefined : previewType) ?? 'preview';
    listeners.forEach((listener) => listener(published));
  };

  if (origins.length > 0) window?.addEventListener('message', onMessage);
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispose: () => window?.removeEventListener('message', onMessage),
  };
}
