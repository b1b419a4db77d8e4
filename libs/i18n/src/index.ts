export { contactFieldLabels, contactSubjectTexts } from './contact-texts.en.ts';
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
export { type AccessMatrixTextId } from './messages/access-matrix.en.ts';
export { type ColorGalleryTextId } from './messages/color-gallery.en.ts';
export { type FormFillingTextId } from './messages/form-filling.en.ts';
export { type ThemeTextId } from './messages/theme.en.ts';
export {
  LanguageProvider,
  LanguageScope,
  useForeignLanguage,
  useLanguage,
  usePartText,
  useText,
} from './page-language.tsx';
export { type Speak } from './speak.ts';

export { type ContactTextId } from './messages/contact.en.ts';
export { hindiContactFieldTexts, hindiContactSubjectTexts } from './contact-texts.hi.ts';
