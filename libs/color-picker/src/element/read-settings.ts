import { colorFormats, type AlphaMode, type ColorFormat, type OutputFormat } from '../color/color-format.ts';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import type { ColorMode, PickerStoreOptions } from '../picker-store/picker-store.ts';
import type { PickerSettings } from './picker-settings.ts';

/** The settings that an element's attributes say by themselves. */
export type AttributeSettings = Omit<
  PickerSettings,
  'store' | 'labels' | 'isDisabled' | 'presets' | 'recent' | 'setFormat' | 'setPresets' | 'accept' | 'revert'
>;

/** Reads what an element's model has to know: notation, modes, and when a choice is made. */
export function readStoreSettings(element: Element): Pick<PickerStoreOptions, 'outputFormat' | 'commitOn'> & Modes {
  return {
    ...readModes(element),
    outputFormat: (element.getAttribute('output-format') ?? element.getAttribute('format') ?? 'auto') as OutputFormat,
    commitOn: element.hasAttribute('popup') ? 'accept' : 'gesture',
  };
}

type Modes = Pick<PickerSettings, 'alphaMode' | 'colorMode'>;

function readModes(element: Element): Modes {
  return {
    alphaMode: (element.getAttribute('alpha-mode') ?? 'enabled') as AlphaMode,
    colorMode: (element.getAttribute('color-mode') ?? 'color') as ColorMode,
  };
}

/** Reads the attributes of an element; `chosen` is the notation that a person cycled to. */
export function readSettings(element: Element, chosen: ColorFormat | null): AttributeSettings {
  const has = (name: string) => element.hasAttribute(name);
  const read = (name: string) => element.getAttribute(name);
  const formats = has('cmyk') ? colorFormats : colorFormats.filter((format) => format !== 'cmyk');
  const wanted = chosen ?? read('format') ?? read('output-format');
  const against = read('contrast-against');
  return {
    ...readModes(element),
    format: formats.find((format) => format === wanted) ?? 'hex',
    formats,
    presetLimit: Number(read('preset-limit') ?? 6),
    canEditPresets: has('editable-presets'),
    showButtons: has('show-buttons') || has('popup'),
    hideFields: has('hide-fields'),
    hidesEyeDropper: has('hide-eye-dropper'),
    showsName: has('show-name'),
    canCopy: has('copy'),
    contrast: against ? { against, ...readDemand(read) } : null,
  };
}

/** Reads a list of colours. Semicolons, because colours have commas and blanks of their own. */
export const readList = (text: string | null): string[] =>
  (text ?? '').split(';').flatMap((entry) => entry.trim() || []);

function readDemand(read: (name: string) => string | null): ContrastDemand {
  return {
    role: read('contrast-role') === 'background' ? 'background' : 'text',
    level: read('contrast-level') === 'AAA' ? 'AAA' : 'AA',
    size: read('contrast-size') === 'large' ? 'large' : 'normal',
  };
}
