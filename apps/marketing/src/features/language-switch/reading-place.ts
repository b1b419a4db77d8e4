/** The part of a page that is being read, and how far below the top of the window it starts. */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Finds the part of the page that starts nearest to the top of what is in view; `null` at the top of the page. */
export function findReadingPlace(): ReadingPlace | null {
  if (window.scrollY === 0) return null;
  const parts = [...document.querySelectorAll<HTMLElement>('main :is(section, article)[id]')].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return { id: part.id, top, bottom };
  });
  const [nearest] = parts
    .filter(({ bottom }) => bottom > HEADER_PX)
    .sort((one, other) => Math.abs(one.top - HEADER_PX) - Math.abs(other.top - HEADER_PX));
  return nearest ? { id: nearest.id, top: nearest.top } : null;
}

/** Puts the same section to the same place of the window again. Parts have the same ids in every language. */
export function returnToPlace({ id, top }: ReadingPlace): void {
  const part = document.getElementById(id);
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** About as high as the bar that stays on top of the window. */
const HEADER_PX = 80;
