import type { PageContent } from '../page-content.ts';
import { codeDebugger } from './code-debugger.ts';
import { codeManagement } from './code-management.ts';
import { fileAccessControl } from './file-access-control.ts';
import { fileStructure } from './file-structure.ts';
import { multiTenantArchitecture } from './multi-tenant-architecture.ts';
import { onlineIde } from './overview.ts';
import { securityWfhDevelopers } from './security-wfh-developers.ts';
import { sourceCodeEditor } from './source-code-editor.ts';

export const onlineIdePages = [
  onlineIde,
  securityWfhDevelopers,
  fileAccessControl,
  codeDebugger,
  multiTenantArchitecture,
  codeManagement,
  fileStructure,
  sourceCodeEditor,
] as const satisfies readonly PageContent[];
