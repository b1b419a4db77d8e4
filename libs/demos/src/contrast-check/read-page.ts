import { isLargeText, measurePair, type TextPair } from './text-pairs.ts';
import { paintText, readComputedColor, type PaintLayer } from './painted-colors.ts';

/** One colour pair, and its elements on the page. */
export interface PairOnPage extends TextPair {
  places: readonly HTMLElement[];
  /** Start of the first text. */
  sample: string;
}

export interface PageReading {
  pairs: readonly PairOnPage[];
  /** Number of texts that were read. */
  count: number;
  /** Number of texts on a picture or gradient, or in a colour that styles do not tell. */
  unread: number;
}

const SAMPLE_LENGTH = 40;

const sampleOf = (text: string): string =>
  text.length > SAMPLE_LENGTH ? `${text.slice(0, SAMPLE_LENGTH).trimEnd()}…` : text;

/**
 * Reads the colours of every visible text of a page, as the browser has computed them.
 *
 * Disabled controls are left out, as in WCAG, and so is everything marked `data-unread`: the list that shows this
 * reading. Announcements are left out too, because they are temporary. Anything painted over text from elsewhere, such
 * as a floating layer, is not known from styles.
 */
export function readPage(root: HTMLElement): PageReading {
  const found = new Map<string, TextPair & { places: HTMLElement[]; sample: string }>();
  const layersOf = createLayerReader();
  let [count, unread] = [0, 0];
  for (const { element, text } of visibleTexts(root)) {
    count += 1;
    const style = getComputedStyle(element);
    const ink = readComputedColor(style.color);
    const layers = layersOf(element);
    const painted = ink && layers && paintText(layers, ink);
    if (!painted) {
      unread += 1;
      continue;
    }
    const isLarge = isLargeText({ sizePx: Number.parseFloat(style.fontSize), weight: Number(style.fontWeight) });
    const pair = measurePair(painted.text, painted.background, isLarge ? 3 : 4.5);
    const known = found.get(pair.key);
    if (known) known.places.push(element);
    else found.set(pair.key, { ...pair, places: [element], sample: sampleOf(text) });
  }
  return { pairs: [...found.values()], count, unread };
}

const FIELDS = 'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file]), textarea, select';

function* visibleTexts(root: HTMLElement): Generator<{ element: HTMLElement; text: string }> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const seen = new Set<HTMLElement>();
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.nodeValue?.trim() ?? '';
    if (!element || text === '' || seen.has(element) || element.closest('option, svg, [role=status], [data-unread]'))
      continue;
    seen.add(element);
    if (isVisible(element)) yield { element, text };
  }
  for (const field of root.querySelectorAll<HTMLInputElement>(FIELDS)) {
    if (field.value !== '' && isVisible(field)) yield { element: field, text: field.value };
  }
}

function isVisible(element: HTMLElement): boolean {
  if (element.matches(':disabled, :disabled *, [aria-disabled=true], [aria-disabled=true] *')) return false;
  if (!isDrawn(element)) return false;
  const { width, height } = element.getBoundingClientRect();
  // Text for screen readers only is one pixel in size.
  return width > 1 && height > 1;
}

/**
 * Returns whether an element is drawn. The fallback checks `visibility` only: an element without layout has no size.
 */
const isDrawn = (element: HTMLElement): boolean =>
  'checkVisibility' in element
    ? element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    : getComputedStyle(element).visibility === 'visible';

/** Creates a function that reads the paint of an element and its ancestors, each element once. */
function createLayerReader(): (element: HTMLElement) => readonly PaintLayer[] | null {
  const known = new Map<HTMLElement, readonly PaintLayer[] | null>();
  const read = (element: HTMLElement): readonly PaintLayer[] | null => {
    const kept = known.get(element);
    if (kept !== undefined) return kept;
    const outer = element.parentElement ? read(element.parentElement) : [];
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const background = readComputedColor(backgroundColor);
    const layers =
      outer && background
        ? [...outer, { background, hasPicture: backgroundImage !== 'none', opacity: Number(opacity) }]
        : null;
    known.set(element, layers);
    return layers;
  };
  return read;
}
