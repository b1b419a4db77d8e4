/** Scrolls the grid and the page until a cell is in the window and the pinned columns of its row do not cover it. */
export function revealCell(cell: HTMLElement): void {
  cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  if (cell.dataset['pin'] !== undefined) return;
  const pinned = [...(cell.parentElement?.querySelectorAll('[data-pin]') ?? [])].at(-1)?.getBoundingClientRect();
  if (!pinned) return;
  const { left, right } = cell.getBoundingClientRect();
  const isMirrored = getComputedStyle(cell).direction === 'rtl';
  const covered = isMirrored ? right - pinned.left : pinned.right - left;
  if (covered > 0) cell.closest('.grid-view')?.scrollBy(isMirrored ? covered : -covered, 0);
}
