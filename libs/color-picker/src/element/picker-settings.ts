import type { AlphaMode, ColorFormat } from '../color/color-format.ts';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import type { ColorMode, PickerStore } from '../picker-store/picker-store.ts';
import type { GmColorPickerLabels } from './element-labels.ts';

/** What every part of an element's face reads; the element replaces it when an attribute changes. */
export interface PickerSettings {
  readonly store: PickerStore;
  readonly labels: GmColorPickerLabels;
  readonly alphaMode: AlphaMode;
  readonly colorMode: ColorMode;
  readonly isDisabled: boolean;
  readonly format: ColorFormat;
  readonly formats: readonly ColorFormat[];
  readonly presets: readonly string[];
  readonly presetLimit: number;
  readonly canEditPresets: boolean;
  readonly showButtons: boolean;
  readonly hideFields: boolean;
  readonly hidesEyeDropper: boolean;
  readonly showsName: boolean;
  readonly canCopy: boolean;
  readonly recent: readonly string[];
  readonly contrast: (ContrastDemand & { readonly against: string }) | null;
  setFormat(format: ColorFormat): void;
  setPresets(presets: string[]): void;
  accept(): void;
  revert(): void;
}

/** Hands a part the settings as they are now. */
export type ReadSettings = () => PickerSettings;
