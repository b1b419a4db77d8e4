import { controlsTools } from './controls-tools.ts';
import { formValidation } from './form-validation.ts';
import { genGrid } from './gen-grid.ts';
import { importExport } from './import-export.ts';
import { multilingual } from './multilingual.ts';
import { inbuiltSolutions } from './overview.ts';
import { reportingTool } from './reporting-tool.ts';
import type { PageContent } from '../page-content.ts';

export const inbuiltSolutionsPages = [
  inbuiltSolutions,
  multilingual,
  genGrid,
  importExport,
  reportingTool,
  controlsTools,
  formValidation,
] as const satisfies readonly PageContent[];
