import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import satori, { type Font } from 'satori';
import type { SocialWindow } from '../src/content/social-window.ts';
import { windowBox } from './social-window.ts';

/** Content of a card. */
export interface SocialCardFacts {
  heading: string;
  /** The area of the page; without it, the card shows the product’s name alone. */
  areaName?: string;
  /** The product’s mark, as SVG text. Colours may be theme variables. */
  mark: string;
  /** The page’s own picture; without it, the stage is empty. */
  window?: SocialWindow;
  width: number;
  height: number;
}

/** Draws the card of a page as SVG, in the default theme’s colours and fonts. Text becomes outlines. */
export type DrawSocialCard = (facts: SocialCardFacts) => Promise<string>;

/** Reads fonts and colours once, for all cards of a build. */
export async function createSocialCards(): Promise<DrawSocialCard> {
  const fonts = await readFonts();
  const palette = paletteOf(defaultThemeCss(defaultCatalogue));
  const color = (name: string) => palette.get(name) ?? 'black';
  return async ({ heading, areaName, mark, window, width, height }) => {
    const card = box(
      { width, height, backgroundColor: color('--bg-page') },
      box(
        { width: PAPER, flexDirection: 'column', justifyContent: 'space-between', padding: '68px 40px 68px 68px' },
        box(
          { paddingLeft: MARK.size + 18, height: MARK.size, alignItems: 'center', fontFamily: 'Manrope', fontSize: 38 },
          box({ color: color('--heading-h1') }, 'Genmaster'),
        ),
        box(
          { fontFamily: 'Manrope', color: color('--heading-h1') },
          box({ fontSize: headingSize(heading), lineHeight: 1.12, letterSpacing: '-0.02em' }, heading),
        ),
        box({ height: 40, fontFamily: 'Public Sans', fontSize: 30, color: color('--layout-primary') }, areaName ?? ''),
      ),
      box(
        { flexGrow: 1, alignItems: 'center', backgroundColor: color('--navbar-dark-bg') },
        // The window overlaps the seam.
        box({ marginLeft: OVER_SEAM, display: 'flex' }, window ? windowBox(window, { box, color }) : ''),
      ),
    );
    const svg = await satori(card, { width, height, fonts });
    const drawings = [placed(mark, { x: 68, y: 68, ...MARK })];
    return inColor(svg.replace(/<\/svg>$/, `${drawings.join('')}</svg>`), palette);
  };
}

const MARK = { size: 60, width: 60, height: 60 };
/** Width of the paper, and the width by which the window overlaps it, in pixels. */
const PAPER = 532;
const OVER_SEAM = -36;

/** Returns the font size: smaller for longer headings, so that every card has space around its text. */
function headingSize({ length }: string): number {
  if (length <= 26) return 70;
  return length <= 48 ? 58 : 50;
}

type Style = Readonly<Record<string, string | number>>;

function box(style: Style, ...children: readonly unknown[]) {
  return element({ display: 'flex', ...style }, children.length === 1 ? children[0] : children);
}

function element(style: Style, children: unknown) {
  // The renderer accepts plain objects in the shape of React elements.
  return { type: 'div', key: null, props: { style, children } };
}

/** Nests a drawing at a position inside another one. */
function placed(svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  const viewBox = /viewBox="([^"]*)"/.exec(svg)?.[1] ?? `0 0 ${width} ${height}`;
  const content = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${content}</svg>`;
}

/** Parses the variables in the first block of the default theme: its colours in light mode. */
function paletteOf(css: string): ReadonlyMap<string, string> {
  const block = css.slice(0, css.indexOf('}'));
  return new Map([...block.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [String(name), String(value)]));
}

function inColor(svg: string, palette: ReadonlyMap<string, string>): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (_, name: string) => palette.get(name) ?? 'black');
}

const FONTS = [
  { name: 'Manrope', weight: 700, file: '@fontsource/manrope/files/manrope-latin-700-normal.woff' },
  { name: 'Manrope', weight: 700, file: '@fontsource/manrope/files/manrope-latin-ext-700-normal.woff' },
  { name: 'Public Sans', weight: 600, file: '@fontsource/public-sans/files/public-sans-latin-600-normal.woff' },
  { name: 'Public Sans', weight: 600, file: '@fontsource/public-sans/files/public-sans-latin-ext-600-normal.woff' },
] as const;

function readFonts(): Promise<Font[]> {
  const { resolve } = createRequire(import.meta.url);
  return Promise.all(FONTS.map(async ({ file, ...font }) => ({ ...font, data: await readFile(resolve(file)) })));
}
