import * as v from 'valibot';

/** What a host may ask an embedded page for: to be shown, or to be held back until it asks again. */
export const PREVIEW_TYPES = ['preview', 'hold'] as const;

export type PreviewType = (typeof PREVIEW_TYPES)[number];

/** Tells whoever subscribed what the host of the page asks for. */
export interface WindowMessages {
  /** Returns the way to stop. */
  subscribe(listener: (previewType: PreviewType) => void): () => void;
  dispose(): void;
}

export interface WindowMessagesOptions {
  /** The window that hears; its parent is the only sender. `null` while prerendering. */
  window: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> | null;
  /** Origins whose pages may embed this one and speak to it. None means that nothing is heard. */
  origins: readonly string[];
  log: (message: string) => void;
  /** @default Date.now */
  now?: () => number;
}

/** How many messages a second are read; what a flood brings beyond them is dropped unread. */
const MESSAGES_PER_SECOND = 20;

/** How long a refusal is not spoken of again. */
const QUIET_MS = 60_000;

const messageSchema = v.object({
  parentOrigin: v.optional(v.pipe(v.string(), v.maxLength(200))),
  previewType: v.optional(v.picklist(PREVIEW_TYPES)),
});

/**
 * Listens for messages of the page that embeds this one (specification §2).
 *
 * A message that carries `parentOrigin` publishes its `previewType`, any other
 * publishes `preview`. Only the parent window is heard, and only from a
 * configured origin; a `parentOrigin` that is not the sender’s is a lie.
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
    // Messages of this page to itself, as tools of browsers send them, are nobody’s mistake.
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
