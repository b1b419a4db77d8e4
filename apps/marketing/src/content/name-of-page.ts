import { pageNames, type PageName } from './hi/page-names.ts';
import type { LanguageCode } from './languages.ts';
import type { PageContent } from './page-content.ts';

const HINDI: Readonly<Partial<Record<string, PageName>>> = pageNames;

/** What a language calls an English page, and the line under its name in a menu. */
export function nameOfPage(language: LanguageCode, { path, name, summary }: PageContent): PageName {
  return (language === 'hi' ? HINDI[path] : undefined) ?? { name, summary };
}
