// Contrast
export { contrastRatio, flatten, withContrast } from '../core/contrast.ts';
export { apcaContrast } from './apca-contrast.ts';
export { auditContrast, backgroundOf } from './contrast-audit.ts';
export { repairContrast, repairField } from './repair-contrast.ts';
export { repairMode } from './repair-mode.ts';

// Palettes from one colour
export { applyBrand, rampOf, schemeFromBrand, seedFromBrand } from './brand-palette.ts';

// Colour vision
export { confusableColors, showVision, simulatedText, simulateVision } from './color-vision.ts';

// Types
export type { ContrastFinding } from './contrast-audit.ts';
export type { ContrastDemand, ContrastRepair } from './repair-contrast.ts';
export type { ColorVision, ConfusablePair } from './color-vision.ts';
