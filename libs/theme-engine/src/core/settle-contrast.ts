import { flatten, luminance, ratioOf, round, type RgbChannels } from '@genmaster/color';
import { parseColor, printColor } from './color-value.ts';
import type { Rgba } from './rgba.ts';
import { fromOklch, toOklch, toUnit } from './oklch.ts';
import type { NamedValues, ThemeField } from './theme-catalogue.ts';

/** Colours of one mode, by variable, before their contrast is adjusted. */
export interface UnsettledColors {
  /** Current colours of the mode. */
  readonly values: NamedValues;
  /** Colours that the scheme defines for this mode. */
  readonly designed: NamedValues;
  /** Colours set by the user in this mode; they are never adjusted. */
  readonly own: NamedValues;
  /** Colours set by the user in another mode. */
  readonly chosen: NamedValues;
  readonly fields: readonly ThemeField[];
}

interface Pair {
  readonly text: string;
  readonly under: string;
  readonly min: number;
}

/** Luminance of a neighbouring colour, and the minimum contrast ratio to it. */
interface Demand {
  readonly luminance: number;
  readonly min: number;
}

const PAPER: RgbChannels = { r: 1, g: 1, b: 1 };
const MOST_ROUNDS = 24;
/** A text colour is adjusted at most this often; after that, its background is adjusted. */
const MOST_MOVES = 3;

/**
 * Adjusts colours until every declared pair that a colour from another mode affects is readable.
 *
 * Changes only the lightness, keeps the hue, and changes no more than needed. Adjusts the text before its background.
 * If no text colour is readable on a background, the background is adjusted in steps and finally reset to the scheme;
 * if that is not enough, its neighbours are reset to the scheme too. If that is still not enough, the backgrounds of the
 * text follow it, where all pairs become readable like that. Pairs whose two colours the user set in this mode are not
 * changed.
 */
export function settleContrast({ values: start, designed, own, chosen, fields }: UnsettledColors): NamedValues {
  const values: Record<string, string> = { ...start };
  const { isReadable, shownLuminance } = createReader();
  const before = { ...designed, ...own };
  const pairs = pairsOf(fields).filter(
    (pair) =>
      !(pair.text in own && pair.under in own) &&
      (pair.text in chosen || pair.under in chosen || isReadable(before, pair)),
  );
  const unread = () => pairs.filter((pair) => !isReadable(values, pair));
  const moves: Record<string, number> = {};
  const countMove = (name: string) => (moves[name] = (moves[name] ?? 0) + 1);

  /** Returns the nearest colour that is readable in these pairs of it. */
  const fitted = (name: string, among: readonly Pair[]): string | null =>
    nearestColor(
      values[name] ?? '',
      among.map(({ text, under, min }) => ({ luminance: shownLuminance(values, name === text ? under : text), min })),
    );
  const moveText = (text: string): boolean => {
    if (text in own || (moves[text] ?? 0) >= MOST_MOVES) return false;
    const onText = pairs.filter((pair) => pair.text === text);
    const moved = fitted(text, onText);
    if (!moved) return false;
    values[text] = moved;
    countMove(text);
    return true;
  };
  const moveBackground = (under: string) => {
    const times = countMove(under);
    const ownTexts = pairs.filter((pair) => pair.under === under && pair.text in own);
    const toOwn = times === 1 && fitted(under, ownTexts);
    if (ownTexts.length > 0 && toOwn) values[under] = toOwn;
    else if (times <= 2) values[under] = atLightnessOf(values[under] ?? '', designed[under]);
    else backToScheme(under);
  };
  const backToScheme = (name: string): boolean => {
    const scheme = designed[name];
    if (name in own || scheme === undefined || values[name] === scheme) return false;
    values[name] = scheme;
    return true;
  };

  let failing = unread();
  for (let round = 0; failing.length > 0 && round < MOST_ROUNDS; round++) {
    for (const text of new Set(failing.map((pair) => pair.text))) {
      const stillUnread = pairs.filter((pair) => pair.text === text && !isReadable(values, pair));
      if (stillUnread.length === 0 || moveText(text)) continue;
      for (const { under } of stillUnread) if (under in chosen && !(under in own)) moveBackground(under);
    }
    failing = unread();
  }
  // Each pass resets more of the failing colours to the scheme, until nothing fails or nothing is left to reset.
  for (let isMoved = failing.length > 0; isMoved; failing = unread()) {
    isMoved = failing.flatMap(({ text, under }) => [backToScheme(text), backToScheme(under)]).includes(true);
  }
  // Undo adjustments that are no longer needed because the other colour of the pair was reset to the scheme.
  for (const name of Object.keys(moves)) {
    const moved = values[name]!;
    values[name] = start[name]!;
    const isNeeded = pairs.some((pair) => (pair.text === name || pair.under === name) && !isReadable(values, pair));
    if (isNeeded) values[name] = moved;
  }
  // A text fits no lightness between its backgrounds: it keeps to the fixed ones, is fixed itself, and the others follow.
  const settled = { ...values };
  for (const fixed: Record<string, string> = { ...own }; failing.length > 0; failing = unread()) {
    const open = failing.find(({ text, under }) => !(text in fixed && under in fixed));
    // Not all of them can be readable: fewer are unreadable without it.
    if (!open) return settled;
    const name = open.text in fixed ? open.under : open.text;
    const ofName = pairs.filter(({ text, under }) => text === name || under === name);
    const besideFixed = ofName.filter(({ text, under }) => text in fixed || under in fixed);
    fixed[name] = values[name] = fitted(name, ofName) ?? fitted(name, besideFixed) ?? values[name]!;
  }
  return values;
}

/** Returns a colour with the lightness of another; hue, chroma and alpha stay the same. */
export function atLightnessOf(chosen: string, model = ''): string {
  const [color, other] = [parseColor(chosen), parseColor(model)];
  if (!color || !other) return chosen;
  const [, chroma, hue] = toOklch(color);
  return printColor({ ...fromOklch([toOklch(other)[0], chroma, hue]), alpha: color.alpha });
}

function pairsOf(fields: readonly ThemeField[]): Pair[] {
  const names = new Map(fields.map(({ id, variable }) => [id, variable]));
  return fields.flatMap(({ variable, contrast = [] }) =>
    contrast.flatMap(({ with: id, min }) => {
      const under = names.get(id);
      return under ? [{ text: variable, under, min }] : [];
    }),
  );
}

/** Returns functions that parse each colour and measure each combination once: most rounds move a single colour. */
function createReader() {
  const parsed = new Map<string | undefined, Rgba | null>();
  const ratios: Record<string, number> = {};
  /** Returns the colour with channels from 0 to 1. */
  const colorOf = (text: string | undefined): Rgba | null => {
    if (!parsed.has(text)) {
      const color = parseColor(text);
      parsed.set(text, color && toUnit(color));
    }
    return parsed.get(text)!;
  };
  /** Returns the visible colour: a translucent colour is drawn over the page background. */
  const shownColor = (values: NamedValues, name: string): RgbChannels | null => {
    const color = colorOf(values[name]);
    if (!color || color.alpha === 1) return color;
    const page = colorOf(values['--bg-page']);
    return flatten(color, page ? flatten(page, PAPER) : PAPER);
  };
  /** Returns the contrast ratio of a pair; a value that is no colour is always readable. */
  const measureRatio = (values: NamedValues, text: string, under: string): number => {
    const [color, behind] = [colorOf(values[text]), shownColor(values, under)];
    return color && behind ? ratioOf(luminance(flatten(color, behind)), luminance(behind)) : Infinity;
  };
  return {
    isReadable: (values: NamedValues, { text, under, min }: Pair): boolean =>
      (ratios[`${values[text]}|${values[under]}|${values['--bg-page']}`] ??= measureRatio(values, text, under)) >= min,
    shownLuminance: (values: NamedValues, name: string): number => {
      const color = shownColor(values, name);
      return color ? luminance(color) : 1;
    },
  };
}

/** Returns the colour as it is printed: its channels are whole numbers. */
const rounded = ({ r, g, b, alpha }: Rgba): Rgba => ({ r: round(r, 0), g: round(g, 0), b: round(b, 0), alpha });

/** Finds the nearest lightness, at the same hue, that meets all demands. A translucent colour becomes opaque. */
function nearestColor(text: string, demands: readonly Demand[]): string | null {
  const color = parseColor(text);
  if (!color) return null;
  const meets = (own: number) => demands.every(({ luminance: other, min }) => ratioOf(own, other) >= min);
  const start = luminance(toUnit(color));
  if (meets(start)) return printColor({ ...color, alpha: 1 });
  const [lightness, chroma, hue] = toOklch(color);
  const at = (moved: number) => rounded(fromOklch([moved, chroma, hue]));
  const edges = demands
    .flatMap(({ luminance: other, min }) => [min * (other + 0.05) - 0.05, (other + 0.05) / min - 0.05])
    .filter((edge) => edge >= 0 && edge <= 1)
    .sort((one, two) => Math.abs(Math.cbrt(one) - Math.cbrt(start)) - Math.abs(Math.cbrt(two) - Math.cbrt(start)));
  for (const edge of edges) {
    const isLighter = edge > start;
    let [short, far] = [lightness, isLighter ? 1 : 0];
    for (let step = 0; step < 12; step++) {
      const middle = (short + far) / 2;
      const reached = luminance(toUnit(at(middle)));
      if (isLighter ? reached >= edge : reached <= edge) far = middle;
      else short = middle;
    }
    const found = at(far);
    if (meets(luminance(toUnit(found)))) return printColor(found);
  }
  return null;
}
