import type { LanguageCode } from '@genmaster/i18n';
import type { CodeLanguage } from '@genmaster/app-model';
import type { ContentBlock } from '../content-block.ts';

/** A listing that the code of a demo generates. */
export interface Listing {
  language: CodeLanguage;
  code: string;
}

type Figure = Extract<ContentBlock, { kind: 'figure' }>;

/** Data that pages refer to by name. */
export interface ContentLibrary {
  demos: readonly string[];
  listings: Readonly<Record<string, () => Listing>>;
  /** Rows of tables. */
  tables: Readonly<Record<string, (language: LanguageCode) => readonly (readonly string[])[]>>;
  figures: Readonly<Record<string, (language: LanguageCode) => Figure>>;
}

/** Finds an entry by its name, or reports the available names. */
export function named<Thing>(
  things: Readonly<Record<string, Thing>>,
  what: string,
  name: string,
  report: (message: string) => void,
): Thing | null {
  const found = Object.hasOwn(things, name) ? things[name] : undefined;
  if (found !== undefined) return found;
  report(`There is no ${what} “${name}”. ${listOf(Object.keys(things), what)}`);
  return null;
}

const listOf = (names: readonly string[], what: string): string =>
  names.length === 0 ? `No ${what} has a name yet.` : `Choose one of: ${names.join(', ')}.`;
