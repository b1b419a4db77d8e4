import type { NamedValues, ThemeMode } from '@genmaster/theme-engine';
import { clampRgb, interpolate, oklch, parse, rgb, wcagContrast, type Rgb } from 'culori';

/** Matches `color-mix(in space [longer hue], first [share%], second)` without nested functions. */
const MIX = /^color-mix\(in (oklab|oklch)( longer hue)?, (.+?)(?: (\d+)%)?, (.+)\)$/;

/**
 * Computes the colours of the tokens like a browser: resolves variables and mixes colours.
 *
 * Reads the blocks of `body` and of `body` in dark mode; `variables` are those that the theme sets.
 */
export function createResolver({ css, variables, mode }: { css: string; variables: NamedValues; mode: ThemeMode }) {
  const tokens: Record<string, string> = {
    ...variables,
    ...declarationsOf(css, /^body \{([^}]*)\}/gm),
    ...(mode === 'dark' ? declarationsOf(css, /^\[data-bs-theme='dark'\] body \{([^}]*)\}/gm) : {}),
  };
  /** Puts the percentages of variables in their places. */
  const withShares = (value: string) =>
    value.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => (tokens[name]?.endsWith('%') ? tokens[name] : whole));
  const colorOf = (value: string): Rgb => {
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? (value.startsWith('--') ? value : undefined);
    if (name) return colorOf(tokens[name] ?? `nothing for ${name}`);
    const [, space, longer, first, share = '50', second] = MIX.exec(withShares(value)) ?? [];
    if (!first || !second) {
      const color = parse(value);
      if (!color) throw new Error(`"${value}" is no colour that this test can read.`);
      return rgb(color);
    }
    const [from, to] = [colorOf(first), colorOf(second)];
    const position = 1 - Number(share) / 100;
    if (longer) return mixTheLongWay(from, to, position);
    return clampRgb(rgb(interpolate([from, to], space as 'oklab' | 'oklch')(position)));
  };
  return {
    colorOf,
    contrast: (over: string, under: string) => wcagContrast(colorOf(over), colorOf(under)),
  };
}

/** Mixes in OKLCH along the longer arc of the hue. */
function mixTheLongWay(from: Rgb, to: Rgb, position: number): Rgb {
  const [start, end] = [oklch(from), oklch(to)];
  const between = (one: number, other: number) => one + (other - one) * position;
  const [startHue, endHue] = [start.h ?? 0, end.h ?? 0];
  const turn = endHue - startHue;
  const longTurn = Math.abs(turn) >= 180 ? turn : turn - 360 * Math.sign(turn || -1);
  return clampRgb(
    rgb({
      mode: 'oklch',
      l: between(start.l, end.l),
      c: between(start.c, end.c),
      h: (startHue + longTurn * position + 360) % 360,
    }),
  );
}

function declarationsOf(css: string, blocks: RegExp): Record<string, string> {
  const lines = [...css.matchAll(blocks)].flatMap(([, block]) => [...block!.matchAll(/(--[\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(lines.map(([, name, value]) => [name!, value!.replace(/\s+/g, ' ')]));
}
