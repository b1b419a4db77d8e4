import type { PageContent } from '../page-content.ts';
import { autoApiGeneration } from './auto-api-generation.ts';
import { customApis } from './custom-apis.ts';
import { apiGenerator } from './overview.ts';
import { thirdPartyApiIntegration } from './third-party-api-integration.ts';
import { workflowApiBugFreeDevelopment } from './workflow-api-bug-free-development.ts';

export const apiGeneratorPages = [
  apiGenerator,
  workflowApiBugFreeDevelopment,
  autoApiGeneration,
  thirdPartyApiIntegration,
  customApis,
] as const satisfies readonly PageContent[];
