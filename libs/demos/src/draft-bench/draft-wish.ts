import type { LanguageCode } from '@genmaster/i18n';

export const TONES = ['plain', 'formal', 'friendly'] as const;
export const LENGTHS = ['short', 'full'] as const;

export type Tone = (typeof TONES)[number];

/** How a draft shall read. */
export interface DraftWish {
  tone: Tone;
  length: (typeof LENGTHS)[number];
  language: LanguageCode;
}
