import type { PageContent } from '../../page-content.ts';
import { generativeAi } from './overview.ts';

export const generativeAiPages = [generativeAi] as const satisfies readonly PageContent[];
