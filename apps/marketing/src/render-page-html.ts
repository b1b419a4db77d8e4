import { renderHead } from '@genmaster/seo-metadata';
import { createThemeCore } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { themeMarkup } from '@genmaster/theme-engine/dom';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';
import { FIRST_PAGE_ID, printFirstPageData, type FirstPageData } from './app/first-page-data.ts';
import { code as frameScript } from './app/inline/frame-script.built.ts';
import { code as startScript } from './app/inline/start-script.built.ts';
import type { DemoId } from '@genmaster/demos';
import { HERO_END_ID } from './pages/blocks/hero-end-id.ts';

/** Addresses of the built files that a page refers to. */
export interface PageAssets {
  entry: string;
  /** Scripts that every page starts with, including the entry. @default none */
  scripts?: readonly string[];
  styles: readonly string[];
  /** Stylesheets of the demos, by name; a page with a demo needs them before any script. */
  demoStyles?: Partial<Record<DemoId, readonly string[]>>;
  /** Scripts that the entry imports at once, by language. @default found by the entry alone, as in development */
  beside?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Font files to preload: those that are used at once or never. */
  fonts: readonly string[];
  /** Font files of the text: preloaded once the browser’s cache has them. @default none */
  textFonts?: readonly string[];
  /** Further files of the kind for pages in another language. */
  languageFonts?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** `integrity` values of the files, by address. @default no check, as in development */
  integrity?: Readonly<Record<string, string>>;
}

export interface PageHtmlOptions {
  /** The rendered tree. */
  app: string;
  data: FirstPageData;
  assets: PageAssets;
  /** `locked` disables zooming. @default zoomable */
  viewport?: 'zoomable' | 'locked';
}

/** Zoom stays possible (WCAG 1.4.4) unless the project configures the value that forbids it. */
const VIEWPORTS = {
  zoomable: 'width=device-width, initial-scale=1',
  locked: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
} as const;

/** The root attributes of the default theme: prerendered, so that the engine causes no recomputation of styles. */
const themeAttributes = themeMarkup(createThemeCore({ catalogue: defaultCatalogue }).getSnapshot().resolved).attributes;

/**
 * Renders the HTML document of a page.
 *
 * Head tags come from the metadata library, never from React. The first paint waits for the header and the hero,
 * because a partial header would shift when the rest is parsed. There are three constant inline scripts: one paints a
 * saved theme before the first frame, one sets up the frame, and one loads the application after the load event. An
 * import map before the last one contains the integrity of the first scripts; it is the same on every page as well.
 */
export function renderPageHtml({ app, data, assets, viewport = 'zoomable' }: PageHtmlOptions): string {
  const { head, page } = data.document;
  const beside = assets.beside?.[head.language] ?? [];
  const styles = [...assets.styles, ...((page.demo && assets.demoStyles?.[page.demo.id]) ?? [])];
  const textFonts = (assets.textFonts ?? []).join(' ');
  return `<!doctype html>
<html lang="${head.language}" ${themeAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="${VIEWPORTS[viewport]}">
<link rel="expect" href="#${HERO_END_ID}" blocking="render">
${renderHead(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${[...assets.fonts, ...(assets.languageFonts?.[head.language] ?? [])].map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}"${integrityAttribute(assets, href)}>`).join('\n')}
<link rel="stylesheet" href="/themes/more-contrast.css" media="(prefers-contrast: more)">
<link id="gm-theme-sheet" rel="stylesheet" blocking="render" href="/themes/theme-1.css">
<script data-version="${defaultCatalogue.version}">${firstPaintScript}</script>
<script${textFonts ? ` data-fonts="${textFonts}"` : ''}>${frameScript}</script>
</head>
<body>
<div id="app">${app}</div>
<script id="${FIRST_PAGE_ID}" type="application/json">${printFirstPageData(data)}</script>
${importMap(assets)}<script data-entry="${assets.entry}"${beside.length > 0 ? ` data-beside="${beside.join(' ')}"` : ''}>${startScript}</script>
</body>
</html>
`;
}

const integrityAttribute = ({ integrity = {} }: PageAssets, address: string) =>
  integrity[address] ? ` integrity="${integrity[address]}"` : '';

/**
 * Returns the import map with the integrity of the first scripts. The start script imports the entry, and only an
 * import map can set the integrity of an import.
 *
 * The theme’s own stylesheet is not included, because another one replaces it when a visitor changes the theme.
 */
function importMap({ scripts = [], integrity = {} }: PageAssets): string {
  const known = Object.entries(integrity).filter(([address]) => scripts.includes(address));
  if (known.length === 0) return '';
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(known) })}</script>\n`;
}
