import type { PageContent } from '../page-content.ts';
import { multiPageForms } from './multi-page-forms.ts';
import { multiThemes } from './multi-themes.ts';
import { designingTool } from './overview.ts';
import { playground } from './playground.ts';
import { predefinedTemplates } from './predefined-templates.ts';
import { uiBuilder } from './ui-builder.ts';

export const designingToolPages = [
  designingTool,
  playground,
  predefinedTemplates,
  multiPageForms,
  multiThemes,
  uiBuilder,
] as const satisfies readonly PageContent[];
