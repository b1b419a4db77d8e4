import { autoManualCodeBifracation } from './auto-manual-code-bifracation.ts';
import { codeObfuscator } from './code-obfuscator.ts';
import { databaseNeutrality } from './database-neutrality.ts';
import { uniqueness } from './overview.ts';
import { power } from './power.ts';
import { voiceControl } from './voice-control.ts';
import type { PageContent } from '../page-content.ts';

export const uniquenessPages = [
  uniqueness,
  power,
  databaseNeutrality,
  voiceControl,
  codeObfuscator,
  autoManualCodeBifracation,
] as const satisfies readonly PageContent[];
