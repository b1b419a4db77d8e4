import { toReact } from '../view/react-tree.tsx';
import { swatchTree } from './swatch-tree.ts';

/**
 * Renders a colour over a checkerboard, or the sign for no colour. Decoration only: add the colour as text beside it.
 */
export const ColorSwatch = ({ paint }: { paint: string }) => toReact(swatchTree(paint));
