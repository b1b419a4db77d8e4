import type { ThemeCatalogue } from '../core/theme-catalogue.ts';

/** In percent: size adjustment, ascent, descent, line gap. */
type Metrics = readonly [sizeAdjust: number, ascent: number, descent: number, lineGap: number];

/** Measured from the latin files against the local face: at weight 400, and at 700. */
const metrics: readonly (readonly [family: string, regular: Metrics, bold: Metrics])[] = [
  ['Poppins', [114.02, 92.09, 30.7, 8.77], [107.92, 97.29, 32.43, 9.27]],
  ['Lato', [97.95, 100.77, 21.75, 0], [92.68, 106.5, 22.98, 0]],
  ['Inter', [107.46, 90.15, 22.45, 0], [102.26, 94.73, 23.59, 0]],
  ['Roboto', [100.48, 92.33, 24.3, 0], [94.06, 98.63, 25.96, 0]],
  ['Public Sans', [105.52, 90.03, 21.32, 0], [99.68, 95.3, 22.57, 0]],
  ['Open Sans', [105.97, 100.87, 27.65, 0], [105.39, 101.42, 27.8, 0]],
  ['Montserrat', [114.41, 84.6, 21.94, 0], [111.12, 87.11, 22.59, 0]],
  ['Nunito Sans', [101.84, 99.27, 34.66, 0], [97.81, 103.36, 36.09, 0]],
  ['Source Sans 3', [94.62, 108.23, 42.28, 0], [92.5, 110.7, 43.24, 0]],
  ['Work Sans', [113.2, 82.16, 21.47, 0], [104.78, 88.76, 23.19, 0]],
  ['DM Sans', [105.77, 93.79, 29.31, 0], [103.15, 96.17, 30.05, 0]],
  ['Manrope', [104.12, 102.38, 28.81, 0], [101.28, 105.26, 29.62, 0]],
  ['Plus Jakarta Sans', [105.83, 98.08, 20.98, 0], [100.7, 103.08, 22.05, 0]],
  ['Outfit', [100.04, 99.96, 25.99, 0], [95.64, 104.56, 27.19, 0]],
  ['Raleway', [105.16, 89.38, 22.25, 0], [100.91, 93.16, 23.19, 0]],
  ['Rubik', [106, 88.2, 23.58, 0], [104.6, 89.39, 23.9, 0]],
  ['IBM Plex Sans', [101.49, 100.99, 27.09, 0], [98.44, 104.12, 27.94, 0]],
  ['Noto Sans', [107.09, 99.83, 27.36, 0], [105.4, 101.42, 27.8, 0]],
  ['Atkinson Hyperlegible Next', [99.99, 98.41, 31.6, 0], [99.49, 98.9, 31.76, 0]],
  ['Lexend', [110.78, 90.27, 22.57, 0], [108.29, 92.35, 23.09, 0]],
  ['Merriweather', [120.45, 81.69, 22.67, 0], [116.28, 84.63, 23.48, 0]],
  ['JetBrains Mono', [100, 102, 30, 0], [100, 102, 30, 0]],
];

const localFaces = { 'sans-serif': 'Arial', serif: 'Times New Roman', monospace: 'Courier New' };

/**
 * Writes the stand-ins of all fonts: local faces stretched to the same metrics.
 *
 * Text set in one takes the room that the real font will take, so nothing jumps
 * when it arrives. They cost no download; a site puts them all into its CSS.
 */
export function fontFallbackCss(catalogue: ThemeCatalogue): string {
  const faces = metrics.flatMap(([family, regular, bold]) => {
    const font = catalogue.fonts.find((candidate) => candidate.family === family);
    if (!font) return [];
    const face = (weights: string, [sizeAdjust, ascent, descent, lineGap]: Metrics) =>
      [
        '@font-face {',
        `  font-family: '${font.fallbackName}';`,
        `  src: local('${localFaces[font.generic]}');`,
        `  font-weight: ${weights};`,
        `  size-adjust: ${sizeAdjust}%;`,
        `  ascent-override: ${ascent}%;`,
        `  descent-override: ${descent}%;`,
        `  line-gap-override: ${lineGap}%;`,
        '}',
      ].join('\n');
    return [face('300 500', regular), face('600 800', bold)];
  });
  return `${faces.join('\n')}\n`;
}
