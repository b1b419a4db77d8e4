import type { ContentBlock } from '../content-block.ts';
import type { SceneView } from '../drawing/scene-view.ts';
import type { DrawnPicture } from '../drawing/drawn.ts';
import type { PageContent, PageLayout } from '../page-content.ts';
import type { BandSpec, HeroSpec } from '../schema/blocks/index.ts';
import type { Recording } from '../recording.ts';
import type { Picture } from '../schema/pictures/index.ts';

/** Page data with drawn pictures. */
export type Drawn<T> = T extends Picture
  ? DrawnPicture
  : T extends ContentBlock
    ? Extract<T, BandSpec> extends never
      ? T
      : { [Key in keyof T]: Drawn<T[Key]> }
    : T extends readonly (infer Item)[]
      ? readonly Drawn<Item>[]
      : T extends object
        ? { [Key in keyof T]: Drawn<T[Key]> }
        : T;

/** The hero of a page, ready to render. */
export type HeroView = Drawn<HeroSpec>;

/** A band of a page, ready to render. */
export type BandView = Drawn<BandSpec>;

/** One kind of band, ready to render. */
export type BandOf<Kind extends BandView['kind']> = Extract<BandView, { kind: Kind }>;

/** A page as sent to the browser: its composition, with every picture drawn. */
export interface PageView extends Omit<PageContent, 'layout' | 'hero' | 'bands' | 'picture'> {
  layout: PageLayout;
  hero: HeroView;
  /** The definition and its results, if the hero shows them. */
  scene?: SceneView;
  bands: readonly BandView[];
  /** The video of its demo. */
  recording?: Recording;
  /** The anchors of the page with their headings. */
  sections: readonly { id: string; heading: string }[];
}
