/** Ids of this library’s demos, in alphabetical order; each demo has the folder of its id. */
export const DEMO_IDS = [
  'access-matrix',
  'api-preview',
  'area-chooser',
  'capability-probe',
  'change-card',
  'code-analysis',
  'code-bifurcation',
  'code-debugger',
  'code-languages',
  'code-obfuscator',
  'code-standard',
  'color-gallery',
  'config-editor',
  'contract-strip',
  'contrast-check',
  'custom-handler',
  'design-triptych',
  'design-workbench',
  'draft-bench',
  'form-filling',
  'gen-grid',
  'ide-workbench',
  'import-check',
  'metadata-inspector',
  'multi-page-form',
  'multi-themes',
  'multilingual',
  'one-definition',
  'order-desk',
  'path-picker',
  'phone-checklist',
  'project-tree',
  'remote-policy',
  'report-builder',
  'requirement-picker',
  'requirement-reader',
  'security-lens',
  'service-mapping',
  'site-guide',
  'sketch-parts',
  'source-editor',
  'source-export',
  'sql-dialects',
  'task-board',
  'template-gallery',
  'ten-rows',
  'tenant-switch',
  'typed-workflow',
  'ui-builder',
  'validation-rules',
  'version-compare',
  'worked-examples',
] as const;

/** Demos that the host provides, because they run its own features. */
export const HOST_DEMO_IDS = ['voice-commands'] as const;

/** Id of a demo of the host. */
export type HostDemoId = (typeof HOST_DEMO_IDS)[number];

/** Id of a demo of this library, in kebab-case. */
export type LibraryDemoId = (typeof DEMO_IDS)[number];

/** Id of a demo that a page can show. */
export type DemoId = LibraryDemoId | HostDemoId;
