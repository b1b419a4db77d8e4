/** Any value that JSON can carry. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue };

/**
 * One schema.org node.
 *
 * Addresses inside it (`url`, `image`, `@id` …) may be written from the site's
 * root (`/x`) or from the page (`#x`, `?x`); the resolver makes them absolute,
 * so stored metadata never names a host.
 */
export interface StructuredData {
  readonly '@type': string | readonly string[];
  readonly [property: string]: JsonValue;
}

/** A `<meta name content>` pair. */
export interface NamedContent {
  readonly name: string;
  readonly content: string;
}

/** A tag of the whole site, such as a proof of ownership; a colour may hold for one mode alone. */
export interface SiteTag extends NamedContent {
  readonly media?: string;
}

/** A social tag: Open Graph uses `property`, X cards use `name`. */
export type SocialTag = { readonly property: string; readonly content: string } | NamedContent;

/** What an author writes about one address. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly data: readonly NamedContent[];
  /** Order is kept: `og:image:width` belongs to the `og:image` before it. */
  readonly og: readonly SocialTag[];
  readonly schema: readonly StructuredData[];
}

/** An entry as an author may write it: lists that are left out are empty. */
export type PageEntry = Pick<PageMetadata, 'title' | 'description'> & Partial<PageMetadata>;

/** The five fields that an entry has, and that another source may replace one by one. */
export type MetadataField = keyof PageMetadata;

/**
 * One address of the site, as the route table knows it.
 *
 * Canonical address, robots, breadcrumbs, alternates and the sitemap come from
 * here and from nowhere else.
 */
export interface RouteEntry {
  readonly path: string;
  /** Set on an alias: the address whose page is shown, `/hroot` → `/`. */
  readonly canonicalPath?: string;
  /** The page above; left out, it is the nearest known address above this one. */
  readonly parentPath?: string;
  /** The name shown in breadcrumbs. */
  readonly name: string;
  readonly indexable: boolean;
  /** What robots may do with this page, over the site's own directives. */
  readonly robots?: RobotsDirectives;
  /** The same page in other formats: a Markdown twin, a feed. */
  readonly formats?: readonly RouteFormat[];
  /** The same page in every language, this one included. */
  readonly alternates?: readonly RouteAlternate[];
  /** ISO 8601; only when it is true. */
  readonly lastModified?: string;
}

/** One language version of a page. */
export interface RouteAlternate {
  readonly hreflang: string;
  readonly path: string;
}

/** The same page in another format. */
export interface RouteFormat {
  /** A media type: `text/markdown`, `application/rss+xml`. */
  readonly type: string;
  readonly path: string;
  readonly title?: string;
}

/**
 * What robots may do with a page.
 *
 * Rules: developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export interface RobotsDirectives {
  /** Whether links of the page are followed. @default true */
  readonly follow?: boolean;
  /** Whether results may link to a stored copy. @default true */
  readonly archive?: boolean;
  /** Whether pictures of the page are found on their own. @default true */
  readonly indexImages?: boolean;
  /** Whether results may offer a translation. @default true */
  readonly translate?: boolean;
  /** Characters of text in a result; -1 for any number, 0 for none. */
  readonly maxSnippet?: number;
  readonly maxImagePreview?: 'none' | 'standard' | 'large';
  /** Seconds of a recording in a result; -1 for any number, 0 for a still picture. */
  readonly maxVideoPreview?: number;
  /** ISO 8601; the page leaves the results then. */
  readonly unavailableAfter?: string;
}

/** A language that the site or its support speaks. */
export interface SiteLanguage {
  /** BCP 47 code, `hi`. */
  readonly code: string;
  /** English name, `Hindi`. */
  readonly name: string;
  /** Open Graph form, `hi_IN`. */
  readonly locale?: string;
}

/** Who the site is, from configuration. */
export interface SiteIdentity {
  /** Scheme and host without a path: `https://genmaster.example`. */
  readonly origin: string;
  readonly name: string;
  /** Open Graph form of the default language, `en_US`. */
  readonly locale: string;
  /** ISO country codes or place names that support is offered in. */
  readonly areaServed: readonly string[];
  /** The first one is the default language. */
  readonly languages: readonly SiteLanguage[];
  readonly logoPath?: string;
  /** Around titles that do not name the site: `%s | Genmaster`. */
  readonly titleTemplate?: string;
  /** What robots may do with every page that may be found. */
  readonly robots?: RobotsDirectives;
  /** Proofs of ownership: `google`, `bing`, `yandex`, `baidu`, `pinterest`, `facebook`, or the name of a tag. */
  readonly verification?: Readonly<Record<string, string>>;
  /** The colour of the browser's frame; several, each for its media query. */
  readonly themeColor?: string | readonly { readonly color: string; readonly media?: string }[];
}

/** One step of the way from the home page to a page. */
export interface BreadcrumbStep {
  readonly name: string;
  readonly path: string;
}

/** Where a field's value came from. */
export type FieldOrigin = 'built-in' | 'remote';

/** Everything that is known about the head of one address. */
export interface ResolvedMetadata {
  readonly status: 200 | 404;
  /** The address as asked for, normalised. */
  readonly path: string;
  readonly canonicalPath: string | null;
  readonly canonicalUrl: string | null;
  readonly title: string;
  readonly description: string;
  /** `null` means that the default holds and no tag is needed. */
  readonly robots: string | null;
  /** BCP 47 code of the page. */
  readonly language: string;
  /** ISO 8601; when the page changed last, where that is known. */
  readonly lastModified?: string;
  readonly data: readonly NamedContent[];
  readonly og: readonly SocialTag[];
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
  /** The same page in other formats. */
  readonly formats?: readonly { readonly type: string; readonly url: string; readonly title?: string }[];
  /** Tags of the whole site: proofs of ownership, colours of the browser's frame. */
  readonly siteTags?: readonly SiteTag[];
  /** The nodes of the page's one JSON-LD `@graph`. */
  readonly graph: readonly StructuredData[];
  /** Home first, this page last; empty on the home page. */
  readonly breadcrumb: readonly BreadcrumbStep[];
  readonly origins: Readonly<Record<MetadataField, FieldOrigin>>;
}

/** Where notes about ignored values go; `console` fits. */
export interface MetadataLogger {
  warn(message: string): void;
}

/** What remote values are held against. */
export interface SanitizeOptions {
  /** The clock by which a date lies in the future. @default the device's */
  readonly now?: () => Date;
  readonly routes: readonly RouteEntry[];
  readonly site: SiteIdentity;
  /** Hosts besides the site's own that addresses of pages may name. */
  readonly allowedHosts?: readonly string[];
}

/** A value that was ignored, and why. */
export interface DroppedValue {
  readonly address: string;
  readonly field: string;
  readonly reason: string;
}

/** A type of node in which a remote entry breaks a rule. */
export interface BrokenType {
  readonly type: string;
  readonly reason: string;
}

/** The part of a map that is safe to show, by address. */
export interface SanitizedMetadata {
  readonly entries: Readonly<Record<string, Partial<PageMetadata>>>;
  /** Types whose built-in nodes stay, because a remote node of the type breaks its rules. By address. */
  readonly broken?: Readonly<Record<string, readonly BrokenType[]>>;
  readonly dropped: readonly DroppedValue[];
  /** One line for the log, `null` when nothing was ignored. */
  readonly summary: string | null;
}

/** Reads an untrusted map; `@genmaster/seo-metadata/remote` has the one to use. */
export type MetadataSanitizer = (map: unknown, options: SanitizeOptions) => SanitizedMetadata;
