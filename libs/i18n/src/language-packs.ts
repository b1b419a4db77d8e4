import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';
import type { MessageIdOf, MessagePart } from './message-loaders.ts';
import { SITE_MESSAGE_LOADERS } from './site-message-loaders.ts';
import { createSpeaker, type Speak } from './speak.ts';

/** A language with the words that have been loaded. */
export interface LanguagePack {
  code: LanguageCode;
  /** The words of the site. */
  say: Speak<MessageIdOf<'site'>>;
  /** The words of another part: the same promise each time, which a component reads at once when they are here. */
  part: <Part extends MessagePart>(part: Part) => Promise<Speak<MessageIdOf<Part>>>;
}

/** The languages of this page: the one it came in, and others as they are asked for. */
export interface LanguagePacks<Extra extends object = object> {
  /** Fetches what a language needs, once. A failure is tried again with the next call. */
  load: (code: LanguageCode) => Promise<LanguagePack & Extra>;
  /** A language that is there; while it is not, the one that the page came in. */
  current: (code: LanguageCode) => LanguagePack & Extra;
}

export interface LanguagePacksOptions<Extra extends object> {
  /** Loads the host’s own part of a language, such as its navigation. */
  extra: (code: LanguageCode) => Promise<Extra>;
  /** Gets the letters of a language, as far as they come soon. @default nothing to get */
  letters?: (code: LanguageCode) => Promise<unknown>;
}

/** Keeps the languages that were asked for. */
export function createLanguagePacks<Extra extends object>({
  extra,
  letters = () => Promise.resolve(),
}: LanguagePacksOptions<Extra>): LanguagePacks<Extra> {
  const ready = new Map<LanguageCode, LanguagePack & Extra>();
  const running = new Map<LanguageCode, Promise<LanguagePack & Extra>>();

  const fetchPack = async (code: LanguageCode): Promise<LanguagePack & Extra> => {
    const part = createPartLoader(code);
    const [say, own] = await Promise.all([part('site'), extra(code), letters(code)]);
    const pack = { ...own, code, say, part };
    ready.set(code, pack);
    return pack;
  };
  return {
    load(code) {
      const pack = running.get(code) ?? fetchPack(code);
      running.set(code, pack);
      pack.catch(() => running.delete(code));
      return pack;
    },
    current(code) {
      const pack = ready.get(code) ?? ready.values().next().value;
      if (!pack) throw new Error('[i18n] No language is there yet. Wait for load() before anything is shown.');
      return pack;
    },
  };
}

function createPartLoader(code: LanguageCode): LanguagePack['part'] {
  const parts = new Map<MessagePart, Promise<unknown>>();
  return <Part extends MessagePart>(part: Part) => {
    const known = parts.get(part) as Promise<Speak<MessageIdOf<Part>>> | undefined;
    if (known) return known;
    const loading = loadMessages(part, code).then((messages) => {
      const say = createSpeaker<MessageIdOf<Part>>(code, { ...messages });
      // What React reads of a promise that has come true: then nothing waits, in the build neither.
      Object.assign(loading, { status: 'fulfilled', value: say });
      return say;
    });
    parts.set(part, loading);
    loading.catch(() => parts.delete(part));
    return loading;
  };
}

/** The words of a part. Those of demos are in a list of their own, which is fetched first. */
async function loadMessages(part: MessagePart, code: LanguageCode): Promise<Messages> {
  if (part in SITE_MESSAGE_LOADERS) return SITE_MESSAGE_LOADERS[part as keyof typeof SITE_MESSAGE_LOADERS][code]();
  const { MESSAGE_LOADERS } = await import('./message-loaders.ts');
  return MESSAGE_LOADERS[part][code]();
}
