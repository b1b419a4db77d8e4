import { hasOwnText } from '@genmaster/theme-engine/dom';

/** Returns all visible elements of the page with text of their own, in document order. */
export const textsOf = (panel: Element): Element[] =>
  [...document.body.querySelectorAll('*')].filter(
    (element) => !panel.contains(element) && hasOwnText(element) && isVisible(element),
  );

/**
 * Returns the next text in a direction that `isWanted` accepts; `null` if there is none.
 *
 * It starts at the element that is pointed at, or at what the window shows, and goes round at the ends.
 */
export function nextText(
  texts: readonly Element[],
  { from, step, isWanted }: { from: Element | null; step: 1 | -1; isWanted: (text: Element) => boolean },
): Element | null {
  const count = texts.length;
  const start = startOf(texts, from, step);
  for (let away = 0; away < count; away++) {
    const text = texts[(start + step * away + count * 2) % count]!;
    if (text !== from && isWanted(text)) return text;
  }
  return null;
}

/** Returns the index of the first text to try. */
function startOf(texts: readonly Element[], from: Element | null, step: 1 | -1): number {
  if (!from) {
    const shown = texts.map(isInWindow);
    return Math.max(0, step > 0 ? shown.indexOf(true) : shown.lastIndexOf(true));
  }
  const at = texts.indexOf(from);
  if (at >= 0) return at + step;
  // For an element without text of its own: its first text, or the one before it.
  const after = texts.findIndex((text) => from.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = after < 0 ? texts.length : after;
  return step > 0 ? next : next - 1;
}

/** Returns true when at least a part of an element is in the window. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Returns true when a text is visible: texts for screen readers only are one pixel large. */
function isVisible(element: Element): boolean {
  if (element.checkVisibility?.({ visibilityProperty: true }) === false) return false;
  return [...element.getClientRects()].some(({ width, height }) => !(width <= 1 && height <= 1));
}
