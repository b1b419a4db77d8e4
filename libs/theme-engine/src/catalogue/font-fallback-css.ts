import type { ThemeCatalogue } from '../core/theme-catalogue.ts';
import { needCatalogue } from '../core/need.ts';

/** Size adjustment, ascent, descent and line gap, in percent. */
type Metrics = readonly [sizeAdjust: number, ascent: number, descent: number, lineGap: number];

/**
 * Metrics of the Latin font files relative to the local fonts: weight 400 to the regular font, 600 and 700 to the bold
 * one. Measured by `tools/scripts/measure-font.mjs`.
 */
const metrics: readonly (readonly [family: string, regular: Metrics, semiBold: Metrics, bold: Metrics])[] = [
  ['Poppins', [113.46, 92.54, 30.85, 8.81], [106.53, 98.56, 32.85, 9.39], [107.32, 97.84, 32.61, 9.32]],
  ['Lato', [97.35, 101.39, 21.88, 0], [92.21, 107.04, 23.1, 0], [92.21, 107.04, 23.1, 0]],
  ['Inter', [107.31, 90.3, 22.46, 0], [101.11, 95.84, 23.84, 0], [102.03, 94.97, 23.62, 0]],
  ['Roboto', [100.29, 92.53, 24.33, 0], [93.76, 98.97, 26.02, 0], [94.05, 98.67, 25.94, 0]],
  ['Public Sans', [105.13, 90.37, 21.4, 0], [98.4, 96.54, 22.87, 0], [99.4, 95.58, 22.64, 0]],
  ['Open Sans', [105.69, 101.15, 27.72, 0], [101.46, 105.37, 28.88, 0], [105.15, 101.67, 27.87, 0]],
  ['Montserrat', [113.79, 85.07, 22.06, 0], [108.79, 88.98, 23.07, 0], [110.79, 87.37, 22.65, 0]],
  ['Nunito Sans', [101.51, 99.59, 34.77, 0], [95.61, 105.74, 36.92, 0], [97.69, 103.49, 36.13, 0]],
  ['Source Sans 3', [94.19, 108.71, 42.47, 0], [89.72, 114.13, 44.58, 0], [92.21, 111.05, 43.38, 0]],
  ['Work Sans', [113.31, 82.07, 21.44, 0], [104.72, 88.81, 23.21, 0], [104.72, 88.81, 23.21, 0]],
  ['DM Sans', [105.42, 94.1, 29.41, 0], [101.2, 98.03, 30.63, 0], [102.76, 96.53, 30.17, 0]],
  ['Manrope', [103.52, 102.98, 28.98, 0], [99.16, 107.5, 30.25, 0], [100.85, 105.7, 29.75, 0]],
  ['Plus Jakarta Sans', [105, 98.85, 21.14, 0], [99.16, 104.68, 22.39, 0], [100.18, 103.61, 22.16, 0]],
  ['Outfit', [99.61, 100.39, 26.1, 0], [93.77, 106.64, 27.73, 0], [95.24, 105, 27.3, 0]],
  ['Raleway', [104.68, 89.8, 22.35, 0], [99.3, 94.66, 23.56, 0], [100.52, 93.52, 23.28, 0]],
  ['Rubik', [105.61, 88.53, 23.67, 0], [102.45, 91.26, 24.4, 0], [104.15, 89.77, 24, 0]],
  ['IBM Plex Sans', [101.2, 101.29, 27.18, 0], [96.88, 105.8, 28.38, 0], [98.24, 104.33, 27.99, 0]],
  ['Noto Sans', [106.79, 100.1, 27.44, 0], [102.74, 104.05, 28.52, 0], [105.15, 101.66, 27.86, 0]],
  ['Atkinson Hyperlegible Next', [99.94, 98.46, 31.62, 0], [97.51, 100.91, 32.41, 0], [99.77, 98.63, 31.67, 0]],
  ['Lexend', [110.47, 90.52, 22.63, 0], [106.35, 94.03, 23.51, 0], [108.32, 92.32, 23.08, 0]],
  ['Merriweather', [119.93, 82.05, 22.76, 0], [113.95, 86.36, 23.96, 0], [115.9, 84.9, 23.55, 0]],
  ['JetBrains Mono', [99.98, 102.02, 30, 0], [99.98, 102.02, 30, 0], [99.98, 102.02, 30, 0]],
];

/** Names of local fonts with the same widths: full names, and PostScript names, which some browsers use. */
interface LocalFaces {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
}

/** The local fonts that the metrics refer to, and their equivalents on Linux. */
const measuredFaces: Record<'sans-serif' | 'serif' | 'monospace', LocalFaces> = {
  'sans-serif': {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
  },
  monospace: {
    regular: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Droid Sans Mono'],
    bold: ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Droid Sans Mono'],
  },
};

/** The equivalent of Arial on Android; its row above gives its width. */
const roboto: LocalFaces = { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] };
const [, robotoRegular, , robotoBold] = metrics.find(([family]) => family === 'Roboto')!;

/** Converts the metrics of a row to a local font with other metrics. */
const onFace = ([width]: Metrics, [sizeAdjust, ...heights]: Metrics): readonly number[] =>
  [(sizeAdjust / width) * 100, ...heights.map((height) => (height * width) / 100)].map(
    (percent) => Math.round(percent * 100) / 100,
  );

/**
 * Returns the `@font-face` rules of the fallbacks of all fonts: local fonts adjusted to the same metrics.
 *
 * Text in a fallback takes the same space as in the real font, so that there is no layout shift when that one arrives.
 * Fallbacks need no download; a site adds all of them to its CSS.
 */
export function fontFallbackCss(catalogue: ThemeCatalogue): string {
  needCatalogue(catalogue);
  const faces = metrics.flatMap(([family, regular, semiBold, bold]) => {
    const font = catalogue.fonts.find((candidate) => candidate.family === family);
    if (!font) return [];
    const face = (
      weights: string,
      names: readonly string[],
      [sizeAdjust, ascent, descent, lineGap]: readonly number[],
    ) =>
      [
        '@font-face {',
        `  font-family: '${font.fallbackName}';`,
        `  src: ${names.map((name) => `local('${name}')`).join(', ')};`,
        `  font-weight: ${weights};`,
        `  size-adjust: ${sizeAdjust}%;`,
        `  ascent-override: ${ascent}%;`,
        `  descent-override: ${descent}%;`,
        `  line-gap-override: ${lineGap}%;`,
        '}',
      ].join('\n');
    const local = measuredFaces[font.generic];
    // Of two rules for the same weights, the later one applies, unless the device has none of its local fonts.
    return [
      ...(font.generic === 'sans-serif'
        ? [
            face('300 500', roboto.regular, onFace(robotoRegular, regular)),
            face('600 650', roboto.bold, onFace(robotoBold, semiBold)),
            face('700 800', roboto.bold, onFace(robotoBold, bold)),
          ]
        : []),
      face('300 500', local.regular, regular),
      face('600 650', local.bold, semiBold),
      face('700 800', local.bold, bold),
    ];
  });
  return `${faces.join('\n')}\n`;
}
