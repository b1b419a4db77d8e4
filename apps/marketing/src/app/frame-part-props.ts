import type { PageView } from '../content/page-view/page-view.ts';

/** Props of the parts of the frame. */
export interface FramePartProps {
  /** The page that is marked as current; none on a not-found page. */
  page: Pick<PageView, 'path' | 'sections'> | undefined;
}
