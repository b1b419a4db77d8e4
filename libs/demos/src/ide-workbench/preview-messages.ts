import type { SandboxAnswers, SandboxRequest } from '../sandbox/sandbox-messages.ts';
import type { PreviewSheet } from './preview-sheet.ts';

/** Where the frame of the preview is served. */
export const PREVIEW_PATH = '/preview.html';

/** The colours of the site that the preview wears, as values. */
export const LOOK = ['--bg-card', '--text-body', '--layout-border', '--grid-header-bg', '--grid-header-text'] as const;

export type PreviewLook = Readonly<Record<(typeof LOOK)[number], string>>;

/** What the frame is asked for: to run a function, and to draw what the page shows. */
export type PreviewRequest =
  Extract<SandboxRequest, { kind: 'run' }> | { kind: 'draw'; sheet: PreviewSheet; lang: string; look: PreviewLook };

/** The frame’s answer to a request of the same kind. */
export interface PreviewAnswers {
  run: SandboxAnswers['run'];
  /** How many rows were drawn. */
  draw: { rows: number };
}
