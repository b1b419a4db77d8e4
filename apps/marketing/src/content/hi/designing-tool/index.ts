import type { PageContent } from '../../page-content.ts';
import { designingTool } from './overview.ts';
import { playground } from './playground.ts';

export const designingToolPages = [designingTool, playground] as const satisfies readonly PageContent[];
