import {
  colorFormats,
  isWideFormat,
  type AlphaMode,
  type ColorFormat,
  type Gamut,
  type OutputFormat,
} from '@genmaster/color';
import { copyTree } from '../copy-color/copy-tree.ts';
import { nameTree } from '../copy-color/name-tree.ts';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import type { ColorMode, ColorToken, PickerStoreOptions } from '../picker-store/picker-store.ts';
import { planeNames, type PlaneName } from '../planes/planes.ts';
import { offeredFormats } from '../use-color-picker/offered-formats.ts';
import type { PickerSettings } from '../view/face.ts';

/** The settings that an element's attributes say by themselves. */
export type AttributeSettings = Omit<
  PickerSettings,
  | 'labels'
  | 'isDisabled'
  | 'presets'
  | 'tokens'
  | 'recent'
  | 'setFormat'
  | 'setPlane'
  | 'setPresets'
  | 'accept'
  | 'revert'
>;

/** What a person has chosen instead of what the attributes say. */
export interface ChosenSettings {
  readonly format: ColorFormat | null;
  readonly plane: PlaneName | null;
}

/** Reads what an element's model has to know: notation, modes, and when a choice is made. */
export function readStoreSettings(element: Element): Omit<PickerStoreOptions, `on${string}`> & Modes {
  return {
    ...readModes(element),
    outputFormat: outputFormatOf(element),
    commitOn: element.hasAttribute('popup') ? 'accept' : 'gesture',
  };
}

type Modes = Pick<PickerSettings, 'alphaMode' | 'colorMode' | 'gamut'>;

const outputFormatOf = (element: Element) =>
  (element.getAttribute('output-format') ?? element.getAttribute('format') ?? 'auto') as OutputFormat;

function readModes(element: Element): Modes {
  return {
    alphaMode: (element.getAttribute('alpha-mode') ?? 'enabled') as AlphaMode,
    colorMode: (element.getAttribute('color-mode') ?? 'color') as ColorMode,
    gamut: (element.getAttribute('gamut') ?? (isWideFormat(outputFormatOf(element)) ? 'p3' : 'srgb')) as Gamut,
  };
}

/** Reads a list of names that an attribute may hold; names that are unknown are left out. */
const readNames = <Name extends string>(text: string | null, names: readonly Name[]): Name[] =>
  (text ?? '').split(/[\s,;]+/).filter((name): name is Name => names.includes(name as Name));

/** Reads the attributes of an element, and what a person has chosen since. */
export function readSettings(element: Element, chosen: ChosenSettings): AttributeSettings {
  const has = (name: string) => element.hasAttribute(name);
  const read = (name: string) => element.getAttribute(name);
  const named = readNames(read('formats'), colorFormats);
  const formats = offeredFormats({ formats: named, cmyk: has('cmyk'), outputFormat: outputFormatOf(element) });
  const wanted = chosen.format ?? read('format') ?? read('output-format');
  const planes = readNames(read('planes'), planeNames);
  const [plane = planes[0] ?? 'hsv'] = readNames(chosen.plane ?? read('plane'), planeNames);
  const against = read('contrast-against');
  return {
    ...readModes(element),
    format: formats.find((format) => format === wanted) ?? formats[0]!,
    formats,
    plane,
    planes,
    showsShades: has('shades'),
    presetLimit: Number(read('preset-limit') ?? 6),
    canEditPresets: has('editable-presets'),
    showButtons: has('show-buttons') || has('popup'),
    hideFields: has('hide-fields'),
    hidesEyeDropper: has('hide-eye-dropper'),
    headingLevel: Number(read('heading-level') ?? 3),
    canClear: has('clearable'),
    validationMessage: read('validation-message') ?? '',
    extras: (face) => [
      has('show-name') && nameTree(face),
      has('copy') && copyTree(face, face.settings.formats, face.settings.labels),
    ],
    contrast: against ? { against, hold: has('contrast-hold'), ...readDemand(read) } : null,
  };
}

/** Reads a list of colours. Semicolons, because colours have commas and blanks of their own. */
export const readList = (text: string | null): string[] =>
  (text ?? '').split(';').flatMap((entry) => entry.trim() || []);

/** Reads colours with names: `Brand = #369; Ink = #111 = var(--ink)`, the last part being what is stored. */
export const readTokens = (text: string | null): ColorToken[] =>
  readList(text).flatMap((entry) => {
    const [name = '', color = '', value] = entry.split('=').map((part) => part.trim());
    return name && color ? [{ name, color, value }] : [];
  });

function readDemand(read: (name: string) => string | null): ContrastDemand {
  return {
    role: read('contrast-role') === 'background' ? 'background' : 'text',
    level: read('contrast-level') === 'AAA' ? 'AAA' : 'AA',
    size: read('contrast-size') === 'large' ? 'large' : 'normal',
  };
}
