import * as v from 'valibot';
import { canvasSchema } from '../canvas/canvas-state.ts';
import { framedThemeSchema } from '../multi-themes/framed-theme.ts';

/** Checks a kept workbench. */
export const workbenchSchema = v.strictObject({ canvas: canvasSchema, theme: framedThemeSchema });

/** A screen under work, and the look that it wears. */
export type WorkbenchState = v.InferOutput<typeof workbenchSchema>;

/** What there is to try, in the order in which it is easiest. */
export const TASKS = ['add', 'move', 'bind', 'theme'] as const;
