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
  readonly robots: 'noindex' | null;
  /** BCP 47 code of the page. */
  readonly language: string;
  readonly data: readonly NamedContent[];
  readonly og: readonly SocialTag[];
  readonly alternates: readonly { readonly hreflang: string; readonly url: string }[];
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

/** The part of a map that is safe to show, by address. */
export interface SanitizedMetadata {
  readonly entries: Readonly<Record<string, Partial<PageMetadata>>>;
  readonly dropped: readonly DroppedValue[];
  /** One line for the log, `null` when nothing was ignored. */
  readonly summary: string | null;
}

/** Reads an untrusted map; `@genmaster/seo-metadata/remote` has the one to use. */
export type MetadataSanitizer = (map: unknown, options: SanitizeOptions) => SanitizedMetadata;
