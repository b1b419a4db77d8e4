// Contrast
export { contrastRatio, flatten, withContrast } from '../core/contrast.ts';
