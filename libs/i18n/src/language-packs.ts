import { loadEachOnce } from '@genmaster/resilience';
import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';
import type { MessageIdOf, MessagePart } from './message-loaders.ts';
import { SITE_MESSAGE_LOADERS } from './site-message-loaders.ts';
import { createTranslate, type Translate } from './translate.ts';

/** A language with its loaded messages. */
export interface LanguagePack {
  code: LanguageCode;
  /** Returns a message of the site. */
  t: Translate<MessageIdOf<'site'>>;
  /** Loads the messages of another part. Always returns the same promise; React reads a fulfilled one synchronously. */
  part: <Part extends MessagePart>(part: Part) => Promise<Translate<MessageIdOf<Part>>>;
}

/** Languages of this page: the initial one, and those loaded later. */
export interface LanguagePacks<Extra extends object = object> {
  /** Loads a language once. After a failure, the next call tries again. */
  load: (code: LanguageCode) => Promise<LanguagePack & Extra>;
  /** Returns a loaded language; if it is not loaded, the first one that was. */
  current: (code: LanguageCode) => LanguagePack & Extra;
}

export interface LanguagePacksOptions<Extra extends object> {
  /** Loads the host's own data of a language, such as its navigation. */
  extra: (code: LanguageCode) => Promise<Extra>;
  /** Loads the fonts of a language that are needed first. @default loads nothing */
  letters?: (code: LanguageCode) => Promise<unknown>;
}

/** Creates a cache of language packs. */
export function createLanguagePacks<Extra extends object>({
  extra,
  letters = () => Promise.resolve(),
}: LanguagePacksOptions<Extra>): LanguagePacks<Extra> {
  const { load, loaded, keys } = loadEachOnce(async (code: LanguageCode): Promise<LanguagePack & Extra> => {
    const part = createPartLoader(code);
    const [t, own] = await Promise.all([part('site'), extra(code), letters(code)]);
    return { ...own, code, t, part };
  });
  return {
    load,
    current(code) {
      const pack = loaded(code) ?? loaded(keys()[0] ?? code);
      if (!pack) throw new Error('[i18n] No language is there yet. Wait for load() before anything is shown.');
      return pack;
    },
  };
}

function createPartLoader(code: LanguageCode): LanguagePack['part'] {
  const parts = loadEachOnce(async (part: MessagePart) =>
    createTranslate<string>(code, { ...(await loadMessages(part, code)) }),
  );
  return parts.load as LanguagePack['part'];
}

/** Loads the messages of a part. Those of demos are in a separate list, which is loaded first. */
async function loadMessages(part: MessagePart, code: LanguageCode): Promise<Messages> {
  if (part in SITE_MESSAGE_LOADERS) return SITE_MESSAGE_LOADERS[part as keyof typeof SITE_MESSAGE_LOADERS][code]();
  const { MESSAGE_LOADERS } = await import('./message-loaders.ts');
  return MESSAGE_LOADERS[part][code]();
}
