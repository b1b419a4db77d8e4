import type { PageDemo } from '@genmaster/demos/names';
import type { PagePath } from '@genmaster/i18n';
import type { PageFacts } from './schema/page-facts.ts';
import type { PageLayout } from './schema/page-layouts.ts';
import type { ContentLink } from './content-block.ts';
import type { BandSpec, HeroSpec } from './schema/blocks/index.ts';
import type { Picture } from './schema/pictures/index.ts';

export type { ContentBlock, ContentLink } from './content-block.ts';

/** The nine groups of pages, in the order of the footer. */
export const AREA_IDS = [
  'core',
  'uniqueness',
  'inbuilt-solutions',
  'online-ide',
  'coding-solutions',
  'designing-tool',
  'api-generator',
  'generative-ai',
  'development-areas',
] as const;

export type AreaId = (typeof AREA_IDS)[number];

export interface ContentQuestion {
  question: string;
  /** Under 60 words. */
  answer: string;
}

export type PageKind = PageFacts['kind'];

export { PAGE_LAYOUTS, type PageLayout } from './schema/page-layouts.ts';

/**
 * Everything one address says, compiled from the files of its folder (`compile/compile-pages.ts`). It reaches the
 * prerendered page and its data file and never the script bundle.
 */
export interface PageContent {
  path: PagePath;
  area: AreaId;
  kind: PageKind;
  /** The page's name in menus, breadcrumbs and the footer: two to four words. */
  name: string;
  /** One line under the name in a menu: at most 70 characters. */
  summary: string;
  /** The `h1`. */
  heading: string;
  promise: string;
  /** The hero's actions: the first is primary. */
  actions: readonly ContentLink[];
  /** What of the page is still to come. */
  status?: string;
  /** What the visitor can do here; a page without one shows no frame. */
  demo?: PageDemo;
  /** What stands for this page elsewhere: on a tile of its overview, in its hero if nothing else does. */
  picture?: Picture;
  /** @default what fits the kind of page */
  layout?: PageLayout;
  /** @default the hero of its layout, with the picture of the page */
  hero?: HeroSpec;
  /** What follows the hero; an overview shows the pages of its area first. */
  bands: readonly BandSpec[];
  questions: readonly ContentQuestion[];
  /** Previous and next page of the same area, and one page of another area with a reason to go. */
  related: readonly ContentLink[];
  closing: { heading: string; text: string; action: ContentLink };
  metadata: {
    /** At most 60 characters, with the suffix where the house style asks for it. */
    title: string;
    /** At most 155 characters. */
    description: string;
  };
}
