import { renderHead } from '@genmaster/seo-metadata';
import { createThemeCore } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { themeMarkup } from '@genmaster/theme-engine/dom';
import { firstPaintScript } from '@genmaster/theme-engine/first-paint';
import { FIRST_PAGE_ID, printFirstPageData, type FirstPageData } from './app/first-page-data.ts';
import type { DemoId } from '@genmaster/demos';
import { frameScript } from './frame-script.ts';
import { HERO_ID } from './pages/blocks/hero-id.ts';
import { startScript } from './start-script.ts';

/** Addresses of the built files that a page refers to. */
export interface PageAssets {
  entry: string;
  /** Scripts that every page starts with, the entry among them. @default none that are named */
  scripts?: readonly string[];
  styles: readonly string[];
  /** Styles of the demos, by name; a page with a demo needs them before any script. */
  demoStyles?: Partial<Record<DemoId, readonly string[]>>;
  /** Font files that the first paint wants. */
  fonts: readonly string[];
  /** Font files that the first paint of a page in another language wants besides. */
  languageFonts?: Readonly<Partial<Record<string, readonly string[]>>>;
  /** What the files must be, by their addresses. @default whatever arrives, as in development */
  integrity?: Readonly<Record<string, string>>;
}

export interface PageHtmlOptions {
  /** The rendered tree. */
  app: string;
  data: FirstPageData;
  assets: PageAssets;
  /** `locked` keeps visitors from zooming. @default zoomable */
  viewport?: 'zoomable' | 'locked';
}

/** Zoom stays possible (WCAG 1.4.4) unless the project asks for the text that forbids it. */
const VIEWPORTS = {
  zoomable: 'width=device-width, initial-scale=1',
  locked: 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no',
} as const;

/** What the engine would write on the root: already there, it restyles nothing when the engine comes. */
const themeAttributes = themeMarkup(createThemeCore({ catalogue: defaultCatalogue }).getSnapshot().resolved).attributes;

/**
 * Puts a rendered page into the site’s document.
 *
 * Head tags come from the metadata library, never from React. The first paint waits for the header and the hero, because
 * one of half a header would move when the other half is parsed. Three constant inline scripts: the one that paints a
 * saved theme before the first frame, the one that sets up the frame, and the one that fetches the application after the
 * load event. Before that one an import map says what the first scripts must be; it is the same on every page as well.
 */
export function renderPageHtml({ app, data, assets, viewport = 'zoomable' }: PageHtmlOptions): string {
  const { head, page } = data.document;
  const styles = [...assets.styles, ...((page.demo && assets.demoStyles?.[page.demo.id]) ?? [])];
  return `<!doctype html>
<html lang="${head.language}" ${themeAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="${VIEWPORTS[viewport]}">
<link rel="expect" href="#${HERO_ID}" blocking="render">
${renderHead(head)}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${[...assets.fonts, ...(assets.languageFonts?.[head.language] ?? [])].map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${styles.map((href) => `<link rel="stylesheet" href="${href}"${integrityAttribute(assets, href)}>`).join('\n')}
<link rel="stylesheet" href="/themes/more-contrast.css" media="(prefers-contrast: more)">
<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">
<script data-version="${defaultCatalogue.version}">${firstPaintScript}</script>
<script>${frameScript}</script>
</head>
<body>
<div id="app">${app}</div>
<script id="${FIRST_PAGE_ID}" type="application/json">${printFirstPageData(data)}</script>
${importMap(assets)}<script data-entry="${assets.entry}">${startScript}</script>
</body>
</html>
`;
}

const integrityAttribute = ({ integrity = {} }: PageAssets, address: string) =>
  integrity[address] ? ` integrity="${integrity[address]}"` : '';

/**
 * What the first scripts must be. The start script imports the entry, and an import can only be told by a map.
 *
 * The theme’s own sheet is not among the files: another one takes its place when a visitor changes the theme.
 */
function importMap({ scripts = [], integrity = {} }: PageAssets): string {
  const known = Object.entries(integrity).filter(([address]) => scripts.includes(address));
  if (known.length === 0) return '';
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(known) })}</script>\n`;
}
