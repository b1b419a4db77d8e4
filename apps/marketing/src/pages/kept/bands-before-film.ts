import type { PageView } from '../../content/page-view/page-view.ts';

/** Returns how many bands stand before the film, which shows the demo once more: what only this page has comes first. */
export const bandsBeforeFilm = ({ kind }: Pick<PageView, 'kind'>): number => (kind === 'page' ? 1 : 0);
