/** Any JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * Node of schema.org structured data.
 *
 * Addresses inside it (`url`, `image`, `@id` …) may be written from the site's root (`/x`) or from the page (`#x`,
 * `?x`); the resolver makes them absolute, so stored metadata never names a host.
 */
export interface StructuredData {
  readonly '@type': string | readonly string[];
  readonly [property: string]: JsonValue;
}

/** Name and content of a `<meta>` tag. */
export interface NamedContent {
  readonly name: string;
  readonly content: string;
}

/** Tag on every page of the site, such as a proof of ownership; `media` limits a colour to one colour scheme. */
export interface SiteTag extends NamedContent {
  readonly media?: string;
}

/** Social tag: Open Graph uses `property`, X cards use `name`. */
export type SocialTag = { readonly property: string; readonly content: string } | NamedContent;

/** Author's metadata of one page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly data: readonly NamedContent[];
  /** Order is kept: `og:image:width` belongs to the `og:image` before it. */
  readonly og: readonly SocialTag[];
  readonly schema: readonly StructuredData[];
}

/** Entry as an author may write it; omitted lists are empty. */
export type PageEntry = Pick<PageMetadata, 'title' | 'description'> & {
  readonly [Field in MetadataField]?: PageMetadata[Field] | undefined;
};

/** The five fields of an entry, which a remote entry may replace one by one. */
export type MetadataField = keyof PageMetadata;

/**
 * Entry of the route table for one address.
 *
 * This is the only source of canonical address, robots, breadcrumbs, alternates and the sitemap.
 */
export interface RouteEntry {
  /** From the root of the site, without host, query and fragment. */
  readonly path: string;
  /** Set on an alias: the address of the page that it shows, `/hroot` → `/`. */
  readonly canonicalPath?: string | undefined;
  /** Parent page in the breadcrumb. @default the nearest known address above this one */
  readonly parentPath?: string | undefined;
  /** Name shown in breadcrumbs. */
  readonly name: string;
  readonly indexable: boolean;
  /** Robots directives of this page; they override the site's own. */
  readonly robots?: RobotsDirectives | undefined;
  /** The same page in other formats: a Markdown version, a feed. */
  readonly formats?: readonly RouteFormat[] | undefined;
  /** The same page in every language, this one included. */
  readonly alternates?: readonly RouteAlternate[] | undefined;
  /** Real date of the last change, ISO 8601; omit it when it is not known. */
  readonly lastModified?: string | undefined;
}

/** Language version of a page. */
export interface RouteAlternate {
  readonly hreflang: string;
  /** From the root of the site, or the whole address of a version on another host: `https://de.example/lampen`. */
  readonly path: string;
}

/** The same page in another format. */
export interface RouteFormat {
  /** Media type: `text/markdown`, `application/rss+xml`. */
  readonly type: string;
  readonly path: string;
  readonly title?: string | undefined;
}

/**
 * Robots directives of a page. A value that no crawler can read, such as a limit of 1.5, is not printed.
 *
 * Rules: developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export interface RobotsDirectives {
  /** Whether links of the page are followed. @default true */
  readonly follow?: boolean | undefined;
  /** Whether results may link to a stored copy. @default true */
  readonly archive?: boolean | undefined;
  /** Whether pictures of the page are indexed. @default true */
  readonly indexImages?: boolean | undefined;
  /** Whether results may offer a translation. @default true */
  readonly translate?: boolean | undefined;
  /** Maximum length of the text in a result, in characters; -1 for no limit, 0 for no text. */
  readonly maxSnippet?: number | undefined;
  readonly maxImagePreview?: 'none' | 'standard' | 'large' | undefined;
  /** Maximum length of a video preview, in seconds; -1 for no limit, 0 for a still picture. */
  readonly maxVideoPreview?: number | undefined;
  /** Date after which the page leaves the results, ISO 8601. */
  readonly unavailableAfter?: string | undefined;
}

/** Language of the site or its support. */
export interface SiteLanguage {
  /** BCP 47 code, `hi`. */
  readonly code: string;
  /** English name, `Hindi`. */
  readonly name: string;
  /** Open Graph form, `hi_IN`. */
  readonly locale?: string | undefined;
}

/** Identity of the site, from configuration. */
export interface SiteIdentity {
  /** Scheme and host: `https://genmaster.example`. A site below a path has that path in its routes. */
  readonly origin: string;
  readonly name: string;
  /** Open Graph form of the default language, `en_US`. */
  readonly locale: string;
  /** ISO country codes or place names where support is offered. */
  readonly areaServed: readonly string[];
  /** The first language is the default. */
  readonly languages: readonly SiteLanguage[];
  readonly logoPath?: string | undefined;
  /** Template for titles that do not contain the site's name: `%s | Genmaster`. */
  readonly titleTemplate?: string | undefined;
  /** Robots directives of every indexable page. */
  readonly robots?: RobotsDirectives | undefined;
  /**
   * Proofs of ownership, by service (`google`, `bing`, `yandex`, `baidu`, `pinterest`, `facebook`) or by name of a tag;
   * a list has one for each owner.
   */
  readonly verification?: Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Theme colour of the browser; a list sets one colour per media query. */
  readonly themeColor?: string | readonly { readonly color: string; readonly media?: string | undefined }[] | undefined;
}

/** Step of the breadcrumb from the home page to a page. */
export interface BreadcrumbStep {
  readonly name: string;
  readonly path: string;
}

/** Source of a field's value. */
export type FieldOrigin = 'built-in' | 'remote';

/** Complete metadata of one address. */
export interface ResolvedMetadata {
  readonly status: 200 | 404;
  /** The requested address, normalised. */
  readonly path: string;
  readonly canonicalPath: string | null;
  /** Other addresses that show this page. */
  readonly aliases?: readonly string[];
  readonly canonicalUrl: string | null;
  readonly title: string;
  readonly description: string;
  /** `null` when the default applies and no tag is needed. */
  readonly robots: string | null;
  /** BCP 47 code of the page. */
  readonly language: string;
  /** Date of the last change, ISO 8601, where it is known. */
  readonly lastModified?: string;
  readonly data: readonly NamedContent[];
  readonly og: readonly SocialTag[];
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
  /** The same page in other formats. */
  readonly formats?: readonly { readonly type: string; readonly url: string; readonly title?: string }[];
  /** Tags on every page of the site: proofs of ownership and theme colours. */
  readonly siteTags?: readonly SiteTag[];
  /** Nodes of the page's one JSON-LD `@graph`. */
  readonly graph: readonly StructuredData[];
  /** Home first, this page last; empty on the home page. */
  readonly breadcrumb: readonly BreadcrumbStep[];
  readonly origins: Readonly<Record<MetadataField, FieldOrigin>>;
}

/** Log for messages about ignored values; `console` fits. */
export interface MetadataLogger {
  warn(message: string): void;
}

/** Options of a `MetadataSanitizer`. */
export interface SanitizeOptions {
  /** Clock that decides whether a date lies in the future. @default the device's */
  readonly now?: (() => Date) | undefined;
  readonly routes: readonly RouteEntry[];
  readonly site: SiteIdentity;
  /** Hosts besides the site's own that are allowed in addresses of pages. */
  readonly allowedHosts?: readonly string[] | undefined;
}

/** Ignored value, with the reason. */
export interface DroppedValue {
  readonly address: string;
  readonly field: string;
  readonly reason: string;
}

/** Node type for which a remote entry breaks a rule. */
export interface BrokenType {
  readonly type: string;
  readonly reason: string;
}

/** Safe part of a metadata map, by address. */
export interface SanitizedMetadata {
  readonly entries: Readonly<Record<string, Partial<PageMetadata>>>;
  /** Types whose built-in nodes stay because a remote node of the type breaks its rules, by address. */
  readonly broken?: Readonly<Record<string, readonly BrokenType[]>>;
  readonly dropped: readonly DroppedValue[];
  /** Message for the log; `null` when nothing was ignored. */
  readonly summary: string | null;
}

/** Sanitises an untrusted map; `@genmaster/seo-metadata/remote` exports one. */
export type MetadataSanitizer = (map: unknown, options: SanitizeOptions) => SanitizedMetadata;
