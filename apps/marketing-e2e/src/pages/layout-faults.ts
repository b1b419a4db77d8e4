import type { Page } from '@playwright/test';

/** Columns with less than this part of the height of the column beside them end too early. */
const LEAST_SHARE = 2 / 3;
/** A row as low as a line or two of text is no row of columns, in pixels. */
const LEAST_HEIGHT = 200;
/** Letters of a field that are smaller make a phone or a tablet zoom into it, in pixels. */
const LEAST_LETTERS = 16;

/**
 * Parts that are drawn as one thing, not laid out as columns: among them home's scene, the steps along a ribbon, each with
 * its own picture below, and a chain that changes sides.
 */
const DRAWN_AS_ONE = '.win, .demo, table, [aria-hidden="true"], .dip, .steps > ol, .weave > ol';
/** A column that holds only the heading of its section stands at the top of what it introduces. */
const HEADING_ALONE = 'h2, .sec-h';

/**
 * Returns the faults of a page's layout at the current width: columns that end more than a third above the one beside
 * them, and fields with letters of less than 16 pixels.
 */
export async function findLayoutFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ({ leastShare, leastHeight, leastLetters, drawnAsOne, headingAlone }) => {
      /** Returns where the last text, picture, control or painted ground of an element ends. */
      function contentBottom(element: Element): number {
        const style = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        if (!element.checkVisibility() || box.height === 0) return -Infinity;
        const isPainted =
          style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          style.borderBottomStyle !== 'none' ||
          style.overflow !== 'visible' ||
          element.matches('img, svg, video, canvas, input, select, textarea, button');
        if (isPainted) return box.bottom;
        return Math.max(...[...element.childNodes].map((node) => (isText(node) ? textBottom(node) : nodeBottom(node))));
      }

      function nodeBottom(node: Node): number {
        return node instanceof Element ? contentBottom(node) : -Infinity;
      }

      function isText(node: Node): boolean {
        return node instanceof Text && node.data.trim() !== '';
      }

      function textBottom(text: Node): number {
        const range = document.createRange();
        range.selectNodeContents(text);
        return range.getBoundingClientRect().bottom;
      }

      /** Returns the faults of a grid or flex container: of its children, those with nothing below them end a column. */
      function findUneven(container: Element): readonly string[] {
        const parts = [...container.children]
          .filter((child) => getComputedStyle(child).position !== 'absolute')
          .map((child) => ({ child, box: child.getBoundingClientRect(), bottom: contentBottom(child) }))
          .filter(({ box }) => box.width >= 120 && box.height >= 40);
        const top = Math.min(...parts.map(({ box }) => box.top));
        const isBeside = (one: DOMRect, other: DOMRect) => one.left >= other.right - 1 || one.right <= other.left + 1;
        const ends = parts.filter(
          ({ box }) => !parts.some((other) => other.box.bottom > box.bottom + 1 && !isBeside(box, other.box)),
        );
        return ends.flatMap(({ child, box, bottom }) => {
          const beside = ends.filter((other) => isBeside(box, other.box)).map((other) => other.bottom);
          const height = Math.max(...beside) - top;
          if (height < leastHeight || (bottom - top) / height >= leastShare || child.matches(headingAlone)) return [];
          const share = Math.round(((bottom - top) / height) * 100);
          return [`the column of "${child.textContent.trim().slice(0, 40)}" ends at ${share} % of the one beside it`];
        });
      }

      /** Whether what the element contains stands side by side, from the top, and is seen at the same time. */
      function hasColumns(element: Element): boolean {
        const { display, alignItems, overflowX } = getComputedStyle(element);
        return /grid|flex/.test(display) && alignItems !== 'center' && overflowX !== 'auto';
      }

      const containers = [...document.querySelectorAll('main, main *')].filter(
        (element) => hasColumns(element) && !element.closest(drawnAsOne),
      );
      const fields = [
        ...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range]), select, textarea'),
      ];
      const small = fields.filter(
        (field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < leastLetters,
      );
      return [
        ...containers.flatMap(findUneven),
        ...small.map((field) => `letters of ${getComputedStyle(field).fontSize} in ${field.outerHTML.slice(0, 80)}`),
      ];
    },
    {
      leastShare: LEAST_SHARE,
      leastHeight: LEAST_HEIGHT,
      leastLetters: LEAST_LETTERS,
      drawnAsOne: DRAWN_AS_ONE,
      headingAlone: HEADING_ALONE,
    },
  );
}
