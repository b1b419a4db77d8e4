import { hindiNames } from './hindi-names.ts';
import type { LanguageCode } from '@genmaster/i18n';
import type { PageContent } from './page-content.ts';
import type { PageNames } from './schema/page-words.ts';

/** Returns the name of an English page in a language, and the line under its name in a menu. */
export function nameOfPage(language: LanguageCode, { path, name, summary }: PageContent): PageNames {
  return (language === 'hi' ? hindiNames[path] : undefined) ?? { name, summary };
}
