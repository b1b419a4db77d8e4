import type { CodeLanguage } from '@genmaster/app-model';
import type { PagePath } from '@genmaster/i18n';
import type { Figure } from './figures/figure-data.ts';

export interface ContentLink {
  /** An address of the site map, with an optional query or `#anchor`. */
  href: PagePath | `#${string}`;
  label: string;
  /** Reason to follow the link, in one short sentence. */
  note?: string;
}

/** One piece of a block. Text is plain: words in `backticks` are rendered as code, nothing else is interpreted. */
export type ContentBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'cards'; items: readonly { title: string; text: string; href?: PagePath }[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; caption: string; language: CodeLanguage; code: string }
  | Figure
  | { kind: 'links'; items: readonly ContentLink[] }
  | { kind: 'note'; text: string }
  | { kind: 'contact-form' };
