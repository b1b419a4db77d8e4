import type { WideParts } from '../view/face.ts';
import { gamutRowTree } from './gamut-row-tree.ts';
import { oklch, oklchHue } from './oklch-plane.ts';
import { oklchPlaneTree } from './oklch-plane-tree.ts';

export const wideParts: WideParts = { plane: oklch, hue: oklchHue, planeTree: oklchPlaneTree, gamutRowTree };
