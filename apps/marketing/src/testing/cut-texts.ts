/**
 * Returns the texts that are not seen whole: those that leave the painted box they stand in or the window, numbers on
 * two lines, and the values of fields that are narrower than them.
 */
export function cutTexts(root: HTMLElement): readonly string[] {
  const seen = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => element.checkVisibility());
  return [...seen.filter(isCutField).map((field) => field.value), ...seen.flatMap(ownTexts).filter(isCut).map(textOf)];
}

const isCutField = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.scrollWidth > element.clientWidth + 1;

const ownTexts = (element: HTMLElement): readonly Text[] =>
  [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');

const textOf = (text: Text): string => text.data.trim();

function isCut(text: Text): boolean {
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
  const parent = text.parentElement!;
  if (parent.closest('.num') && lines.length > 1) return true;
  const { left, right } = boxOf(parent).getBoundingClientRect();
  return lines.some((line) => line.left < left - 1 || line.right > right + 1);
}

/** Returns the nearest ancestor with an edge or a ground of its own, or the whole page. */
function boxOf(element: HTMLElement): HTMLElement {
  const { display, borderInlineStartWidth, backgroundColor } = getComputedStyle(element);
  const isPainted = borderInlineStartWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
  if ((isPainted && display !== 'inline') || !element.parentElement) return element;
  return boxOf(element.parentElement);
}
