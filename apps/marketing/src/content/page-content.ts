import type { DemoId } from '../features/demos/demo-registry.ts';
import type { Figure } from './figures/figure.ts';

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

/** An address of this site, as the site map spells it: `/about-us`, never `/about-us/`. */
export type PagePath = `/${string}`;

export interface ContentLink {
  /** An address of the site map, with an optional query or `#anchor`. */
  href: PagePath | `#${string}`;
  label: string;
  /** Why one would follow it, in one short sentence. */
  note?: string;
}

/**
 * One piece of a section. Text is plain: words in `backticks` are shown as code, nothing else is interpreted.
 */
export type ContentBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'cards'; items: readonly { title: string; text: string; href?: PagePath }[] }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; caption: string; language: CodeLanguage; code: string }
  | Figure
  | { kind: 'links'; items: readonly ContentLink[] }
  | { kind: 'note'; text: string }
  | { kind: 'contact-form' };

export type CodeLanguage = 'text' | 'ts' | 'tsx' | 'sql' | 'json' | 'yaml' | 'html' | 'css' | 'diff' | 'csv' | 'http';

export interface ContentSection {
  /** The `#anchor` of the section: kebab-case, unique on its page. */
  id: string;
  heading: string;
  blocks: readonly ContentBlock[];
}

export interface ContentQuestion {
  question: string;
  /** Under 60 words. */
  answer: string;
}

/** The one thing a visitor can do on a page, and the words around it. */
export interface PageDemo {
  id: DemoId;
  /** Title of the demo, the page’s first `h2`. */
  heading: string;
  /** One instruction: what to do first. */
  instruction: string;
  /** The answer to “What is real here?”: what works as in the product, what is local, what is kept. */
  reality: string;
}

/** What the page's structured data says it is, beside the `WebPage` node that every page has. */
export type PageKind = 'home' | 'about' | 'contact' | 'collection' | 'page';

/**
 * Everything one address says. Editing it is an edit of data: it reaches the prerendered page and its data file and
 * never the script bundle.
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
  /** What the visitor can do here; a page without one shows no frame. */
  demo?: PageDemo;
  sections: readonly ContentSection[];
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
