import type { PageView } from '../../content/page-view/page-view.ts';

/**
 * Returns the number of bands before the film, which shows the demo again: content that only this page has comes first.
 */
export const bandsBeforeFilm = ({ kind }: Pick<PageView, 'kind'>): number => (kind === 'page' ? 1 : 0);
