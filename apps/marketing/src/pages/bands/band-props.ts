import type { BandOf, BandView } from '../../content/page-view/page-view.ts';

/** Props of a band of one kind. */
export interface BandProps<Kind extends BandView['kind']> {
  /** Its texts, and its pictures, already drawn. */
  band: BandOf<Kind>;
}
