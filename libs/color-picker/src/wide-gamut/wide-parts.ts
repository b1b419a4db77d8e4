import type { WideParts } from '../view/face.ts';
import { gamutRowTree } from './gamut-row-tree.ts';
import { oklchPlaneTree } from './oklch-plane-tree.ts';

export const wideParts: WideParts = { planeTree: oklchPlaneTree, gamutRowTree };
