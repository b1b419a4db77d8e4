import type { PageContent } from '../page-content.ts';
import { codeValidationStandardisation } from './code-validation-standardisation.ts';
import { crossPlatformSupport } from './cross-platform-support.ts';
import { exportImportSourceCode } from './export-import-source-code.ts';
import { multiProgrammingLanguageSupport } from './multi-programming-language-support.ts';
import { codingSolutions } from './overview.ts';
import { projectConfiguration } from './project-configuration.ts';
import { projectManagementTool } from './project-management-tool.ts';

export const codingSolutionsPages = [
  codingSolutions,
  projectManagementTool,
  codeValidationStandardisation,
  crossPlatformSupport,
  projectConfiguration,
  multiProgrammingLanguageSupport,
  exportImportSourceCode,
] as const satisfies readonly PageContent[];
