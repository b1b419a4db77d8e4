import { parseColor, toRgba, wcagContrast, type RgbaChannels } from '@genmaster/color';

/** Pairs of foreground and background custom properties, each with its minimum contrast ratio (WCAG 2.2). */
const PAIRS = [
  ['--_text', '--_bg', 4.5],
  ['--_error', '--_bg', 4.5],
  ['--_input-text', '--_input-bg', 4.5],
  ['--_on-accent', '--_accent', 4.5],
  ['--_border', '--_bg', 3],
  ['--_focus', '--_bg', 3],
] as const;

/** Makes a picker use its own colours, marked by `data-colors="own"`, while one pair of the host's cannot be told apart. */
export function guardContrast(picker: HTMLElement): void {
  delete picker.dataset['colors'];
  if (!isReadable(picker)) picker.dataset['colors'] = 'own';
}

function isReadable(picker: HTMLElement): boolean {
  const style = getComputedStyle(picker);
  return PAIRS.every(([front, back, min]) => {
    // A colour that cannot be parsed here, such as one of a wider gamut, is not checked.
    const [text, background] = [front, back].map((name) => readPainted(style.getPropertyValue(name)));
    if (!text || !background || background.alpha < 1) return true;
    return wcagContrast({ text, background }) >= min;
  });
}

/** Parses a computed colour: `rgb()`, or `color(srgb …)`, the computed form of mixed colours. */
function readPainted(text: string): RgbaChannels | null {
  const [, mixed] = /^\s*color\(srgb ([^)]+)\)/.exec(text) ?? [];
  if (mixed) {
    const [r = 0, g = 0, b = 0, alpha = 1] = mixed.split(/[\s/]+/).map(Number);
    return { r, g, b, alpha };
  }
  const color = parseColor(text);
  return color && toRgba(color);
}
