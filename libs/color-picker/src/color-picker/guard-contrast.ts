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

/**
 * Keeps a picker readable with any colours from the host; returns a function that stops it.
 *
 * A page may style the picker and change that at any time, for example while its theme is edited with this very picker.
 * The colours are checked when the picker appears, when the pointer enters it and when it takes the focus. While one
 * pair fails, the picker uses its own colours, marked by `data-colors="own"`.
 */
export function guardContrast(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const frame = () => (root.matches('[data-picker]') ? root : root.querySelector<HTMLElement>('[data-picker]'));

  function judge() {
    const picker = frame();
    if (!picker) return;
    delete picker.dataset['colors'];
    if (!isReadable(picker)) picker.dataset['colors'] = 'own';
  }

  for (const type of ['pointerenter', 'focusin'] as const) root.addEventListener(type, judge, listeners);
  globalThis.matchMedia?.('(prefers-color-scheme: dark)').addEventListener?.('change', judge, listeners);
  judge();
  return () => listeners.abort();
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
