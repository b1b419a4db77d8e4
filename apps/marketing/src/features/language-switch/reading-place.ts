/** The section that is being read, and how far below the top of the window it starts. */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Finds the first section of the page that reaches below the header; `null` at the top of the page. */
export function findReadingPlace(): ReadingPlace | null {
  if (window.scrollY === 0) return null;
  for (const section of document.querySelectorAll<HTMLElement>('main section[id]')) {
    const { top, bottom } = section.getBoundingClientRect();
    if (bottom > HEADER_PX) return { id: section.id, top };
  }
  return null;
}

/** Puts the same section to the same place of the window again. Sections have the same ids in every language. */
export function returnToPlace({ id, top }: ReadingPlace): void {
  const section = document.getElementById(id);
  if (section) window.scrollBy({ top: section.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** About as high as the bar that stays on top of the window. */
const HEADER_PX = 80;
