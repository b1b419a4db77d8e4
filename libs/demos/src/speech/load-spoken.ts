import { createLanguagePacks, type LanguageCode, type LanguagePack, type MessagePart } from '@genmaster/i18n';

const packs = createLanguagePacks({ extra: async () => ({}) });

/** Loads a language with the messages of these parts, for a part of a page in another language than the page. */
export async function loadSpoken(code: LanguageCode, words: readonly MessagePart[]): Promise<LanguagePack> {
  const pack = await packs.load(code);
  await Promise.all(words.map((part) => pack.part(part)));
  return pack;
}
