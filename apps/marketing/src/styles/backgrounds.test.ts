import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseColor } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { contrastRatio, flatten } from '@genmaster/theme-engine/color';

const css = readFileSync(join(__dirname, 'backgrounds.css'), 'utf8');
const TEXTS = ['--text-body', '--text-muted', '--text-link'];

/** Matches every background that is mixed from a theme colour; dots are given in px, right after their colour. */
const MIX = /color-mix\(in oklab, var\((--layout-(?:primary|accent))\) (\d+)%, transparent\)(?! [\d.]+px)/g;
const areas = [...css.matchAll(MIX)].map(([, variable = '', percent = '']) => ({ variable, alpha: +percent / 100 }));

const palettes = defaultCatalogue.schemes.flatMap(({ code, colors }) =>
  Object.entries(colors).map(([mode, values]) => ({ code, mode, values })),
);

it('finds the classes of the backgrounds', () => {
  expect(new Set(areas.map(({ variable }) => variable))).toEqual(new Set(['--layout-primary', '--layout-accent']));
});

it.each(palettes)('text on every background of scheme $code in $mode is readable', ({ values }) => {
  const color = (variable: string) => parseColor(values[variable])!;
  const unreadable = areas.flatMap(({ variable, alpha }) => {
    const area = flatten({ ...color(variable), alpha }, color('--bg-page'));
    return TEXTS.filter((text) => contrastRatio(color(text), area) < 4.5).map((text) => ({ text, variable, alpha }));
  });
  expect(unreadable).toEqual([]);
});
