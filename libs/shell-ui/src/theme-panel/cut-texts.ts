const TEXTS = 'h1, h2, h3, h4, h5, h6, p, a, button, label, th, td, li, dt, dd, summary';

/**
 * Returns the beginnings of texts that are wider than their box or extend beyond the page.
 *
 * Scrolling content, texts for screen readers only, and the panel are left out.
 */
export function cutTextsIn(root: Element): string[] {
  const page = root.getBoundingClientRect();
  const { paddingLeft = '0', paddingRight = '0' } = getComputedStyle(root);
  const [left, right] = [page.left + Number.parseFloat(paddingLeft), page.right - Number.parseFloat(paddingRight)];
  return [...root.querySelectorAll<HTMLElement>(TEXTS)]
    .filter((element) => {
      const box = element.getBoundingClientRect();
      const isSeen = box.width > 2 && box.height > 2 && element.textContent.trim() !== '';
      if (!isSeen || element.closest('aside, dialog, [inert], [aria-hidden="true"], svg')) return false;
      const isBeyond = box.right > right + 1 || box.left < left - 1;
      const isTooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return (isBeyond || isTooWide) && !scrolls(element, root);
    })
    .map((element) => element.textContent.trim().slice(0, 40));
}

/** Returns true when an element or an ancestor scrolls sideways or is fixed. */
function scrolls(element: Element, root: Element): boolean {
  for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
    const { overflowX, position } = getComputedStyle(at);
    if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return true;
  }
  return false;
}
