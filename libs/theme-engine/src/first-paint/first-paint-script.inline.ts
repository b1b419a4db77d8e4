import { applyFirstPaint } from './apply-first-paint.ts';

applyFirstPaint(window);
