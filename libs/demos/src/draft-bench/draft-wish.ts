import type { LanguageCode } from '@genmaster/i18n';

export const TONES = ['plain', 'formal', 'friendly'] as const;
export const LENGTHS = ['short', 'full'] as const;

export type Tone = (typeof TONES)[number];

/** Options of a draft: tone, length and language. */
export interface DraftWish {
  tone: Tone;
  length: (typeof LENGTHS)[number];
  language: LanguageCode;
}
