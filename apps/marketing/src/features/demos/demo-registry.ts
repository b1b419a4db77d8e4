import type { ComponentType } from 'react';
import type { MessagePart } from '../../i18n/message-loaders.ts';

/** What the file of a demo exports. */
export interface DemoModule {
  /** The working part, its bar and its code: a `DemoStage` over the demo’s definition. */
  Demo: ComponentType;
  /** The part of the interface’s words that the demo speaks, so that they are there before it is prerendered. */
  words?: MessagePart;
}

/**
 * Every demo of the site, each a chunk of its own.
 *
 * A page names one in `PageContent.demo`; a page without one shows no frame. To add a demo:
 *
 * 1. Make `features/demos/<id>/<id>-demo.tsx`. It exports `Demo`, a component without props that returns
 *    `<DemoStage definition={…} />`. The build finds the demo’s styles by this path, so that the prerendered page has
 *    them before any script; import a style sheet from that file.
 * 2. Write its `DemoDefinition` (`demo-definition.ts`): the scenarios, the first of them prefilled in the page’s HTML;
 *    the schema that checks kept states; the component that shows one state; what Copy copies; what “Show the code”
 *    shows. The first render must not read the window, the time or chance: it has to equal the prerendered page.
 * 3. Add the row here, and `demo` to the page’s content.
 * 4. Give its words a part of their own in `i18n/message-loaders.ts`, in every language; the demo says them by
 *    `usePartText` and exports the part’s name as `words`. What the shared parts say is `demo-parts`, there for every demo.
 *
 * The frame does the rest: the chunk is fetched when the frame comes near the viewport or is touched, a lost chunk
 * reloads the page once, a failing demo leaves the rest of the page as it is.
 */
export const demoImports = {
  'access-matrix': () => import('./access-matrix/access-matrix-demo.tsx'),
  'api-preview': () => import('./api-preview/api-preview-demo.tsx'),
  'contrast-check': () => import('./contrast-check/contrast-check-demo.tsx'),
  'code-bifurcation': () => import('./code-bifurcation/code-bifurcation-demo.tsx'),
  'color-gallery': () => import('./color-gallery/color-gallery-demo.tsx'),
  'form-filling': () => import('./form-filling/form-filling-demo.tsx'),
  'gen-grid': () => import('./gen-grid/gen-grid-demo.tsx'),
  'import-check': () => import('./import-check/import-check-demo.tsx'),
  'multi-page-form': () => import('./multi-page-form/multi-page-form-demo.tsx'),
  'multi-themes': () => import('./multi-themes/multi-themes-demo.tsx'),
  multilingual: () => import('./multilingual/multilingual-demo.tsx'),
  'one-definition': () => import('./one-definition/one-definition-demo.tsx'),
  'validation-rules': () => import('./validation-rules/validation-rules-demo.tsx'),
  'sql-dialects': () => import('./sql-dialects/sql-dialects-demo.tsx'),
  'voice-commands': () => import('./voice-commands/voice-commands-demo.tsx'),
  'worked-examples': () => import('./worked-examples/worked-examples-demo.tsx'),
} satisfies Record<string, () => Promise<DemoModule>>;

/** Name of a demo, in kebab-case; also the name of its folder. */
export type DemoId = keyof typeof demoImports;
