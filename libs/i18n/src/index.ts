export { LANGUAGE_KEY, createLanguageChoice, offeredLanguage, type LanguageChoice } from './language-choice.ts';
export { createLanguagePacks, type LanguagePack, type LanguagePacks } from './language-packs.ts';
export {
  LANGUAGE_CODES,
  LANGUAGE_NAMES,
  addressIn,
  canonicalAddress,
  languageOf,
  type LanguageCode,
  type PagePath,
} from './languages.ts';
export { MESSAGE_LOADERS, type MessageIdOf, type MessagePart } from './message-loaders.ts';
export {
  LanguageProvider,
  LanguageScope,
  useForeignLanguage,
  useLanguage,
  usePartText,
  useText,
} from './page-language.tsx';
export { createTranslate, type Translate } from './translate.ts';
export { useLoaded } from './use-loaded.ts';
