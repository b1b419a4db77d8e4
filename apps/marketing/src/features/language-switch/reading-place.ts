/** The section that is being read, and its distance from the top of the viewport, in pixels. */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Finds the section whose start is nearest to the top of the viewport; `null` at the top of the page. */
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

/**
 * Scrolls so that the same section is at the same place of the viewport. Sections have the same ids in every language.
 */
export function returnToPlace({ id, top }: ReadingPlace): void {
  const part = document.getElementById(id);
  if (part) window.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Approximate height of the sticky header. */
const HEADER_PX = 80;
