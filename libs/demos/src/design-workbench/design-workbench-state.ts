import * as v from 'valibot';
import { canvasSchema } from '../canvas/canvas-state.ts';
import { framedThemeSchema } from '../multi-themes/framed-theme.ts';

/** Schema of a kept workbench. */
export const workbenchSchema = v.strictObject({ canvas: canvasSchema, theme: framedThemeSchema });

/** State of the workbench: the screen being edited, and its theme. */
export type WorkbenchState = v.InferOutput<typeof workbenchSchema>;

/** Tasks to try, easiest first. */
export const TASKS = ['add', 'move', 'bind', 'theme'] as const;
