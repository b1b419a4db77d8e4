import type { PageContent } from '../page-content.ts';
import { apiGeneratorPages } from './api-generator/index.ts';
import { codingSolutionsPages } from './coding-solutions/index.ts';
import { corePages } from './core/index.ts';
import { designingToolPages } from './designing-tool/index.ts';
import { developmentAreasPages } from './development-areas/index.ts';
import { generativeAiPages } from './generative-ai/index.ts';
import { inbuiltSolutionsPages } from './inbuilt-solutions/index.ts';
import { onlineIdePages } from './online-ide/index.ts';
import { uniquenessPages } from './uniqueness/index.ts';

/**
 * The pages that are in Hindi, in the order of the site map.
 *
 * Each has the address of its English page, and its links do too; the site serves it below `/hi` and leads its links
 * to Hindi pages where there are some.
 */
export const hindiPages: readonly PageContent[] = [
  ...corePages,
  ...uniquenessPages,
  ...inbuiltSolutionsPages,
  ...onlineIdePages,
  ...codingSolutionsPages,
  ...designingToolPages,
  ...apiGeneratorPages,
  ...generativeAiPages,
  ...developmentAreasPages,
];
