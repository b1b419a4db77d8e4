import { toReact } from '../view/react-tree.tsx';
import { swatchTree } from './swatch-tree.ts';

/** Shows a colour over a checkerboard, and no colour as none. Decoration only: say the colour in text beside it. */
export const ColorSwatch = ({ paint }: { paint: string }) => toReact(swatchTree(paint));
