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
 * Content of one address, compiled from the files of its folder (`compile/compile-pages.ts`). It is part of the
 * prerendered page and its data file, never of the script bundle.
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
  /** Note about what is not available yet. */
  status?: string;
  /** The demo of the page; a page without one has no frame. */
  demo?: PageDemo;
  /** The picture that represents the page: on the tile of its overview, and in its hero by default. */
  picture?: Picture;
  /** Layout of the page. @default what fits the kind of page */
  layout?: PageLayout;
  /** Hero of the page. @default the hero of its layout, with the picture of the page */
  hero?: HeroSpec;
  /** The bands after the hero; an overview shows the pages of its area first. */
  bands: readonly BandSpec[];
  questions: readonly ContentQuestion[];
  /** Previous and next page of the same area, and one page of another area with a reason to read it. */
  related: readonly ContentLink[];
  closing: { heading: string; text: string; action: ContentLink };
  metadata: {
    /** At most 60 characters, with the suffix if the house style requires it. */
    title: string;
    /** At most 155 characters. */
    description: string;
  };
}
