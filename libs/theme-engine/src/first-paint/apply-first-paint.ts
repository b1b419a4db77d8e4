import { FIRST_PAINT_KEY } from './first-paint-key.ts';
import { PAINTED_VALUE } from './painted-value.ts';
import { showModeName } from './show-mode-name.ts';

/** Longer copies are not read: parsing must not delay the first frame. Characters. */
const LONGEST_COPY = 65_536;

/** More font files than this would compete with the page itself. */
const MOST_FONTS = 3;

const MODES = ['light', 'dark', 'flately'];
const ATTRIBUTE = /^data-(theme-id|menu|dashboard|background)$/;
const ATTRIBUTE_VALUE = /^[\w.-]{1,32}$/;
const VARIABLE = /^--[\w-]{1,64}$/;
const STYLESHEET = /^\/[\w-][\w./-]*\.css$/;
const FONT_FILE = /^\/[\w-][\w./-]*\.woff2$/;

/** The part of a stored copy that is applied. A copy may hold anything: each value is checked before it is used. */
interface StoredPaint {
  version: string;
  paint: {
    mode: string;
    attributes?: Record<string, string>;
    variables?: Record<string, string>;
    sheet: string;
    fonts?: string[];
    /** Differences when the theme follows the device and the device is dark. */
    dark?: { mode: string; variables?: Record<string, string> };
  };
}

type FirstPaintWindow = Pick<Window, 'document' | 'localStorage' | 'matchMedia' | 'addEventListener'>;

/**
 * Applies the last user's theme from the local store to a page that is still loading.
 *
 * Every name and value is validated again, and all of them are applied or none. Where the copy is of another version of
 * the catalogue than the script element's `data-version`, only mode and layout are applied. Never throws.
 *
 * More attributes of the script element: `data-key` names the copy to read instead of the last user's; `data-modes` is
 * `[attribute, light, dark, flately]`, a host's own attribute and names of the modes; `data-follows` shows the mode of
 * the device where no copy says another.
 */
export function applyFirstPaint(window: FirstPaintWindow): void {
  try {
    const { document } = window;
    const settings = (document.currentScript as HTMLScriptElement | null)?.dataset ?? {};
    const isDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;
    const showMode = modeWriter(document.documentElement, settings['modes']);
    if (settings['follows'] !== undefined) showMode(isDark() ? 'dark' : 'light');
    // Read last: where the browser blocks the storage this throws, and the mode of the device is already shown.
    const { localStorage } = window;
    const key = settings['key'] ?? localStorage.getItem(FIRST_PAINT_KEY);
    const copy = key && localStorage.getItem(key);
    if (!copy || copy.length > LONGEST_COPY) return;
    const { version, paint } = JSON.parse(copy) as StoredPaint;
    if (paint.dark && isDark()) Object.assign(paint, paint.dark);
    const wanted = settings['version'];
    const { mode } = paint;
    if (!MODES.includes(mode)) return;
    const attributes = Object.entries(paint.attributes ?? {}).filter(([name]) => ATTRIBUTE.test(name));
    const variables = !wanted || wanted === version ? Object.entries(paint.variables ?? {}) : [];
    if (!attributes.every(([, value]) => ATTRIBUTE_VALUE.test(value))) return;
    if (!variables.every(([name, value]) => VARIABLE.test(name) && PAINTED_VALUE.test(value))) return;

    const root = document.documentElement;
    showMode(mode);
    attributes.forEach(([name, value]) => root.setAttribute(name, value));
    whenBodyExists(document, () => variables.forEach(([name, value]) => document.body.style.setProperty(name, value)));

    const sheet = document.getElementById('gm-theme-sheet');
    if (sheet && STYLESHEET.test(paint.sheet) && sheet.getAttribute('href') !== paint.sheet) {
      sheet.setAttribute('href', paint.sheet);
      if (sheet.hasAttribute('blocking') && !('blocking' in sheet)) hideUntilLoaded(window, sheet as HTMLLinkElement);
    }
    (paint.fonts ?? []).slice(0, MOST_FONTS).forEach((file) => FONT_FILE.test(file) && preloadFont(document, file));
  } catch {
    // A blocked storage or an invalid copy: the page keeps its own theme.
  }
}

/** Returns a function that shows a mode, also in the host's own attribute: see `data-modes`. */
function modeWriter(root: HTMLElement, modes: string | undefined): (mode: string) => void {
  const [attribute, ...names] = modes ? (JSON.parse(modes) as string[]) : [];
  return (mode) => {
    if (mode === 'light') root.removeAttribute('data-bs-theme');
    else root.setAttribute('data-bs-theme', mode);
    root.style.setProperty('color-scheme', mode === 'dark' ? mode : 'light');
    if (attribute) showModeName(root, attribute, names[MODES.indexOf(mode)]!, names);
  };
}

/** Runs in the task that creates the body, before the browser can draw it. */
function whenBodyExists(document: Document, run: () => void): void {
  if (document.body) return run();
  new MutationObserver((_, observer) => {
    if (!document.body) return;
    observer.disconnect();
    run();
  }).observe(document.documentElement, { childList: true });
}

/** Draws nothing before the stylesheet has loaded, for a browser that does not know `blocking="render"`. */
function hideUntilLoaded(window: FirstPaintWindow, sheet: HTMLLinkElement): void {
  const { style } = window.document.documentElement;
  style.setProperty('visibility', 'hidden');
  const show = () => style.removeProperty('visibility');
  sheet.addEventListener('load', show);
  sheet.addEventListener('error', show);
  // A stylesheet that was removed meanwhile has no event.
  window.addEventListener('load', show);
}

function preloadFont(document: Document, file: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = file;
  document.head.appendChild(link);
}
