import type { LibraryDemoId } from './demo-ids.ts';
import type { DemoModule } from './demo-module.ts';

/**
 * Import functions of every demo of the site; each demo is its own chunk.
 *
 * A page names one in `PageContent.demo`; a page without one shows no frame. To add a demo:
 *
 * 1. Make `libs/demos/src/<id>/<id>-demo.tsx`. It exports `Demo`, a component without props that returns
 *    `<DemoStage definition={…} />`. The build finds the demo’s styles by this path, so that the prerendered page has
 *    them before any script; import a stylesheet from that file.
 * 2. Write its `DemoDefinition` (`demo-definition.ts`): the scenarios, the first of them prefilled in the page’s HTML;
 *    the schema that validates kept states; the component that shows one state; the text that Copy copies; the listings
 *    of “Show the code”. The first render must not read the window, the time or random numbers: it has to equal the
 *    prerendered page.
 * 3. Add the row here, its id to `demo-ids.ts`, and `demo` to the page’s content.
 * 4. Put its messages into their own part in `message-loaders.ts` of `@genmaster/i18n`, in every language; the demo
 *    reads them with `usePartText` and exports the part’s name as `words`. Messages of the shared parts are in
 *    `demo-parts`, which is loaded for every demo.
 *
 * The frame does the rest: the chunk is fetched when the frame comes near the viewport or is touched, a lost chunk
 * reloads the page once, a failing demo leaves the rest of the page as it is.
 */
export const demoImports = {
  'access-matrix': () => import('./access-matrix/access-matrix-demo.tsx'),
  'api-preview': () => import('./api-preview/api-preview-demo.tsx'),
  'code-analysis': () => import('./code-analysis/code-analysis-demo.tsx'),
  'contrast-check': () => import('./contrast-check/contrast-check-demo.tsx'),
  'code-bifurcation': () => import('./code-bifurcation/code-bifurcation-demo.tsx'),
  'code-debugger': () => import('./code-debugger/code-debugger-demo.tsx'),
  'code-languages': () => import('./code-languages/code-languages-demo.tsx'),
  'code-obfuscator': () => import('./code-obfuscator/code-obfuscator-demo.tsx'),
  'code-standard': () => import('./code-standard/code-standard-demo.tsx'),
  'remote-policy': () => import('./remote-policy/remote-policy-demo.tsx'),
  'color-gallery': () => import('./color-gallery/color-gallery-demo.tsx'),
  'form-filling': () => import('./form-filling/form-filling-demo.tsx'),
  'gen-grid': () => import('./gen-grid/gen-grid-demo.tsx'),
  'ide-workbench': () => import('./ide-workbench/ide-workbench-demo.tsx'),
  'import-check': () => import('./import-check/import-check-demo.tsx'),
  'multi-page-form': () => import('./multi-page-form/multi-page-form-demo.tsx'),
  'multi-themes': () => import('./multi-themes/multi-themes-demo.tsx'),
  multilingual: () => import('./multilingual/multilingual-demo.tsx'),
  'one-definition': () => import('./one-definition/one-definition-demo.tsx'),
  'validation-rules': () => import('./validation-rules/validation-rules-demo.tsx'),
  'sql-dialects': () => import('./sql-dialects/sql-dialects-demo.tsx'),
  'worked-examples': () => import('./worked-examples/worked-examples-demo.tsx'),
  'ui-builder': () => import('./ui-builder/ui-builder-demo.tsx'),
  'design-triptych': () => import('./design-triptych/design-triptych-demo.tsx'),
  'design-workbench': () => import('./design-workbench/design-workbench-demo.tsx'),
  'report-builder': () => import('./report-builder/report-builder-demo.tsx'),
  'site-guide': () => import('./site-guide/site-guide-demo.tsx'),
  'template-gallery': () => import('./template-gallery/template-gallery-demo.tsx'),
  'project-tree': () => import('./project-tree/project-tree-demo.tsx'),
  'sketch-parts': () => import('./sketch-parts/sketch-parts-demo.tsx'),
  'source-editor': () => import('./source-editor/source-editor-demo.tsx'),
  'source-export': () => import('./source-export/source-export-demo.tsx'),
  'version-compare': () => import('./version-compare/version-compare-demo.tsx'),
  'requirement-reader': () => import('./requirement-reader/requirement-reader-demo.tsx'),
  'task-board': () => import('./task-board/task-board-demo.tsx'),
  'config-editor': () => import('./config-editor/config-editor-demo.tsx'),
  'service-mapping': () => import('./service-mapping/service-mapping-demo.tsx'),
  'custom-handler': () => import('./custom-handler/custom-handler-demo.tsx'),
  'typed-workflow': () => import('./typed-workflow/typed-workflow-demo.tsx'),
  'contract-strip': () => import('./contract-strip/contract-strip-demo.tsx'),
  'ten-rows': () => import('./ten-rows/ten-rows-demo.tsx'),
  'security-lens': () => import('./security-lens/security-lens-demo.tsx'),
  'path-picker': () => import('./path-picker/path-picker-demo.tsx'),
  'requirement-picker': () => import('./requirement-picker/requirement-picker-demo.tsx'),
  'area-chooser': () => import('./area-chooser/area-chooser-demo.tsx'),
  'capability-probe': () => import('./capability-probe/capability-probe-demo.tsx'),
  'metadata-inspector': () => import('./metadata-inspector/metadata-inspector-demo.tsx'),
  'phone-checklist': () => import('./phone-checklist/phone-checklist-demo.tsx'),
  'change-card': () => import('./change-card/change-card-demo.tsx'),
  'draft-bench': () => import('./draft-bench/draft-bench-demo.tsx'),
  'order-desk': () => import('./order-desk/order-desk-demo.tsx'),
  'tenant-switch': () => import('./tenant-switch/tenant-switch-demo.tsx'),
} satisfies Record<LibraryDemoId, () => Promise<DemoModule>>;
