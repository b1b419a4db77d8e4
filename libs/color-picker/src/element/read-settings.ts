import type { ColorFormat, OutputFormat } from '@genmaster/color';
import { copyTree } from '../copy-color/copy-tree.ts';
import { nameTree } from '../copy-color/name-tree.ts';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import type { ColorToken, PickerStoreOptions } from '../picker-store/store-options.ts';
import { gamutOf } from '../picker-store/value-color.ts';
import { planeNames, type PlaneName } from '../planes/planes.ts';
import { outputFormatOf } from '../use-color-picker/known-formats.ts';
import { alphaModes, colorModes, gamuts, knownWord } from '../use-color-picker/known-modes.ts';
import { firstOffered, offeredFormats } from '../use-color-picker/offered-formats.ts';
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
  format?: ColorFormat | undefined;
  plane?: PlaneName | undefined;
}

/** Reads the store's settings from the attributes: format, modes, and when a choice is committed. */
export function readStoreSettings(element: Element): Omit<PickerStoreOptions, `on${string}`> & Modes {
  return {
    ...readModes(element),
    outputFormat: readOutputFormat(element),
    fallbackColor: element.getAttribute('fallback-color') ?? undefined,
    commitOn: isOn(element, 'popup') ? 'accept' : 'gesture',
  };
}

type Modes = Pick<PickerSettings, 'alphaMode' | 'colorMode' | 'gamut'>;

/** Reads an attribute with one of these words, in any case; undefined if it is missing or has another word. */
function readWord<Word extends string>(element: Element, name: string, words: readonly Word[]): Word | undefined {
  return knownWord(words, readText(element, name));
}

/** Reads an attribute with one word, in any case. */
export const readText = (element: Element, name: string) => element.getAttribute(name)?.trim().toLowerCase();

/**
 * Reads an attribute that is on or off. The text "false" says off: Vue, Svelte and older versions of React write that
 * for a flag that is false.
 */
export const isOn = (element: Element, name: string): boolean =>
  ![undefined, 'false'].includes(readText(element, name));

/** Reads an attribute with a whole number of a range; the default if it is missing or has anything else. */
function readCount(element: Element, name: string, { low, high, usual }: Record<'low' | 'high' | 'usual', number>) {
  const number = Number(readText(element, name) || NaN);
  return Number.isInteger(number) && number >= low && number <= high ? number : usual;
}

const readOutputFormat = (element: Element): OutputFormat =>
  outputFormatOf({ outputFormat: readText(element, 'output-format'), format: readText(element, 'format') });

function readModes(element: Element): Modes {
  return {
    alphaMode: readWord(element, 'alpha-mode', alphaModes) ?? 'enabled',
    colorMode: readWord(element, 'color-mode', colorModes) ?? 'color',
    gamut: gamutOf({ gamut: readWord(element, 'gamut', gamuts), outputFormat: readOutputFormat(element) }),
  };
}

/** Reads whether a press outside also closes the popup; only the text "false" says no. */
export const closesOutside = (element: Element): boolean => readText(element, 'close-on-outside-click') !== 'false';

/** Reads how a press outside ends a choice, or another press of the button: it keeps the colour or gives it up. */
export const settledBy = (element: Element): 'accept' | 'cancel' =>
  readWord(element, 'outside-click', ['cancel']) ?? 'accept';

/** Parses an attribute with a list of names. */
const readNames = (text: string | null): string[] => (text ?? '').toLowerCase().split(/[\s,;]+/);

const readPlanes = (text: string | null) =>
  readNames(text).filter((name): name is PlaneName => planeNames.includes(name as PlaneName));

/** Reads the settings of an element from its attributes and the user's changes since. */
export function readSettings(element: Element, chosen: Readonly<ChosenSettings>): AttributeSettings {
  const has = (name: string) => isOn(element, name);
  const read = (name: string) => element.getAttribute(name);
  const outputFormat = readOutputFormat(element);
  const formats = offeredFormats({ formats: readNames(read('formats')), cmyk: has('cmyk'), outputFormat });
  const planes = readPlanes(read('planes'));
  const [plane = planes[0] ?? 'hsv'] = readPlanes(chosen.plane ?? read('plane'));
  const against = read('contrast-against');
  return {
    ...readModes(element),
    format: firstOffered(formats, [chosen.format, readText(element, 'format'), outputFormat]),
    formats,
    plane,
    planes,
    showsShades: has('shades'),
    presetLabel: read('preset-label'),
    emptyPresetsText: read('empty-presets-text'),
    presetLimit: readCount(element, 'preset-limit', { low: 0, high: Infinity, usual: 6 }),
    canEditPresets: has('editable-presets'),
    showButtons: has(read('show-buttons') === null ? 'popup' : 'show-buttons'),
    hideFields: has('hide-fields'),
    hidesEyeDropper: has('hide-eye-dropper'),
    headingLevel: readCount(element, 'heading-level', { low: 1, high: 6, usual: 3 }),
    canClear: has('clearable'),
    validationMessage: read('validation-message') ?? '',
    extras: (face) => [
      has('show-name') && nameTree(face),
      has('copy') && copyTree(face, face.settings.formats, face.settings.labels),
    ],
    contrast: against ? { against, hold: has('contrast-hold'), ...readDemand(element) } : null,
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

function readDemand(element: Element): ContrastDemand {
  return {
    role: readWord(element, 'contrast-role', ['background']) ?? 'text',
    level: readWord(element, 'contrast-level', ['aaa']) ? 'AAA' : 'AA',
    size: readWord(element, 'contrast-size', ['large']) ?? 'normal',
  };
}
