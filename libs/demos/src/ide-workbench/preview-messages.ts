import type { SandboxAnswers, SandboxRequest } from '../sandbox/sandbox-messages.ts';
import type { PreviewSheet } from './preview-sheet.ts';

export const PREVIEW_PATH = '/frames/preview.html';

/** CSS variables of the site whose values are copied into the preview. */
export const LOOK = ['--bg-card', '--text-body', '--layout-border', '--grid-header-bg', '--grid-header-text'] as const;

export type PreviewLook = Readonly<Record<(typeof LOOK)[number], string>>;

/** Request to the frame: run a function, or draw a page. */
export type PreviewRequest =
  | Extract<SandboxRequest, { kind: 'run' }>
  | { kind: 'draw'; sheet: PreviewSheet; lang: string; look: PreviewLook };

/** Responses of the frame, by kind of request. */
export interface PreviewAnswers {
  run: SandboxAnswers['run'];
  /** Number of rows drawn. */
  draw: { rows: number };
}
