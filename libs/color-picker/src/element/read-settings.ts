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
import type { PopupPlacement } from '../color-picker-popover/place-popup.ts';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import type { ColorMode, ColorToken, PickerStoreOptions } from '../picker-store/store-options.ts';
import { planeNames, type PlaneName } from '../planes/planes.ts';
import { offeredFormats } from '../use-color-picker/offered-formats.ts';
import type { PickerSettings } from '../view/face.ts';

/** Settings that are read from an element's attributes alone. */
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

/** Settings that the user has changed, which override the attributes. */
export interface ChosenSettings {
  readonly format: ColorFormat | null;
  readonly plane: PlaneName | null;
}

/** Reads the store's settings from the attributes: format, modes, and when a choice is committed. */
export function readStoreSettings(element: Element): Omit<PickerStoreOptions, `on${string}`> & Modes {
  return {
    ...readModes(element),
    outputFormat: outputFormatOf(element),
    fallbackColor: element.getAttribute('fallback-color') ?? undefined,
    commitOn: element.hasAttribute('popup') ? 'accept' : 'gesture',
  };
}

type Modes = Pick<PickerSettings, 'alphaMode' | 'colorMode' | 'gamut'>;

const alphaModes: readonly AlphaMode[] = ['enabled', 'disabled', 'always', 'forced'];
const colorModes: readonly ColorMode[] = ['color', 'grayscale', 'presets'];
const gamuts: readonly Gamut[] = ['srgb', 'p3'];
const outputFormats: readonly OutputFormat[] = ['auto', ...colorFormats];

/** Reads an attribute with one of these words, in any case; undefined if it is missing or has another word. */
function readWord<Word extends string>(element: Element, name: string, words: readonly Word[]): Word | undefined {
  const text = element.getAttribute(name)?.trim().toLowerCase();
  return words.find((word) => word === text);
}

/** Reads an attribute with a whole number of a range; the default if it is missing or has anything else. */
function readCount(element: Element, name: string, { low, high, usual }: Record<'low' | 'high' | 'usual', number>) {
  const text = element.getAttribute(name)?.trim();
  const number = text ? Number(text) : NaN;
  return Number.isInteger(number) && number >= low && number <= high ? number : usual;
}

const outputFormatOf = (element: Element): OutputFormat =>
  readWord(element, 'output-format', outputFormats) ?? readWord(element, 'format', colorFormats) ?? 'auto';

function readModes(element: Element): Modes {
  return {
    alphaMode: readWord(element, 'alpha-mode', alphaModes) ?? 'enabled',
    colorMode: readWord(element, 'color-mode', colorModes) ?? 'color',
    gamut: readWord(element, 'gamut', gamuts) ?? (isWideFormat(outputFormatOf(element)) ? 'p3' : 'srgb'),
  };
}

/** Reads whether a press outside also closes the popup; only the text "false" says no. */
export const closesOutside = (element: Element): boolean =>
  element.getAttribute('close-on-outside-click')?.trim().toLowerCase() !== 'false';

/** Reads how a press outside ends a choice, or another press of the button: it keeps the colour or gives it up. */
export const settledBy = (element: Element): 'accept' | 'cancel' =>
  readWord(element, 'outside-click', ['cancel']) ?? 'accept';

const sides = ['top', 'right', 'bottom', 'left'] as const;
const placements: readonly PopupPlacement[] = sides.flatMap((side) => [side, `${side}-start`, `${side}-end`] as const);

/** Reads the side of the button on which the popup opens. */
export const placementOf = (element: Element): PopupPlacement => readWord(element, 'placement', placements) ?? 'bottom';

/** Parses an attribute with a list of names; unknown names are left out. */
const readNames = <Name extends string>(text: string | null, names: readonly Name[]): Name[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((name): name is Name => names.includes(name as Name));

/** Reads the settings of an element from its attributes and the user's changes since. */
export function readSettings(element: Element, chosen: ChosenSettings): AttributeSettings {
  const has = (name: string) => element.hasAttribute(name);
  const read = (name: string) => element.getAttribute(name);
  const named = readNames(read('formats'), colorFormats);
  const formats = offeredFormats({ formats: named, cmyk: has('cmyk'), outputFormat: outputFormatOf(element) });
  const wanted = chosen.format ?? readWord(element, 'format', colorFormats) ?? outputFormatOf(element);
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
    presetLabel: read('preset-label') ?? undefined,
    emptyPresetsText: read('empty-presets-text') ?? undefined,
    presetLimit: readCount(element, 'preset-limit', { low: 0, high: Infinity, usual: 6 }),
    canEditPresets: has('editable-presets'),
    showButtons: has('show-buttons') || has('popup'),
    hideFields: has('hide-fields'),
    hidesEyeDropper: has('hide-eye-dropper'),
    headingLevel: readCount(element, 'heading-level', { low: 1, high: 6, usual: 3 }),
    canClear: has('clearable'),
    validationMessage: read('validation-message') ?? '',
    extras: (face) => [
      has('show-name') && nameTree(face),
      has('copy') && copyTree(face, face.settings.formats, face.settings.labels),
    ],
    contrast: against ? { against, hold: has('contrast-hold'), ...readDemand(read) } : null,
  };
}

/** Parses a list of colours, separated by semicolons because colours contain commas and spaces. */
export const readList = (text: string | null): string[] =>
  (text ?? '').split(';').flatMap((entry) => entry.trim() || []);

/** Parses named colours: `Brand = #369; Ink = #111 = var(--ink)`; the optional third part is the stored text. */
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
