import type { LanguageCode } from '../content/languages.ts';
import type { SiteNavigation } from '../content/navigation.ts';
import { MESSAGE_LOADERS, type MessageIdOf, type MessagePart } from './message-loaders.ts';
import { createSpeaker, type Speak } from './speak.ts';

/** All that the frame needs to speak one language. */
export interface LanguagePack {
  code: LanguageCode;
  /** The words of the site. */
  say: Speak<MessageIdOf<'site'>>;
  navigation: SiteNavigation;
  /** The words of another part: the same promise each time, which a component reads at once when they are here. */
  part: <Part extends MessagePart>(part: Part) => Promise<Speak<MessageIdOf<Part>>>;
}

/** The languages of this page: the one it came in, and others as they are asked for. */
export interface LanguagePacks {
  /** Fetches what a language needs, once. A failure is tried again with the next call. */
  load: (code: LanguageCode) => Promise<LanguagePack>;
  /** A language that is there; while it is not, the one that the page came in. */
  current: (code: LanguageCode) => LanguagePack;
}

export interface LanguagePacksOptions {
  /** Reads the navigation of a language. */
  navigation: (code: LanguageCode) => Promise<SiteNavigation>;
  /** Gets the letters of a language, as far as they come soon. @default nothing to get */
  letters?: (code: LanguageCode) => Promise<unknown>;
}

/** Keeps the languages that were asked for. */
export function createLanguagePacks({
  navigation,
  letters = () => Promise.resolve(),
}: LanguagePacksOptions): LanguagePacks {
  const ready = new Map<LanguageCode, LanguagePack>();
  const running = new Map<LanguageCode, Promise<LanguagePack>>();

  const fetchPack = async (code: LanguageCode): Promise<LanguagePack> => {
    const part = createPartLoader(code);
    const [say, tree] = await Promise.all([part('site'), navigation(code), letters(code)]);
    const pack: LanguagePack = { code, say, navigation: tree, part };
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
      if (!pack) throw new Error('[marketing] No language is there yet. Wait for load() before anything is shown.');
      return pack;
    },
  };
}

function createPartLoader(code: LanguageCode): LanguagePack['part'] {
  const parts = new Map<MessagePart, Promise<unknown>>();
  return <Part extends MessagePart>(part: Part) => {
    const known = parts.get(part) as Promise<Speak<MessageIdOf<Part>>> | undefined;
    if (known) return known;
    const loading = MESSAGE_LOADERS[part][code]().then((messages) => {
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
