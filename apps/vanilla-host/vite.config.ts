import { defaultCatalogue, defaultThemeCss } from '@genmaster/theme-engine/catalogue';
import { firstPaintScript, firstPaintScriptHash } from '@genmaster/theme-engine/first-paint';
import { defineConfig, type Plugin } from 'vite';

/** Inline script is allowed by digest only; nothing is loaded from elsewhere. */
const POLICY = [
  "default-src 'none'",
  `script-src 'self' '${firstPaintScriptHash}'`,
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Puts the first-paint script last into the head, and in a build the policy first into the head. */
const page = (): Plugin => ({
  name: 'report-viewer-page',
  transformIndexHtml: (_html, { server }) => [
    {
      tag: 'script',
      attrs: { 'data-version': defaultCatalogue.version },
      children: firstPaintScript,
      injectTo: 'head' as const,
    },
    // The development server adds its own styles and script.
    ...(server
      ? []
      : [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend' as const,
          },
        ]),
  ],
});

/** The colours for a visitor without a choice, as a stylesheet. */
const themeDefaults = (): Plugin => ({
  name: 'report-viewer-theme-defaults',
  resolveId: (id) => (id === 'virtual:theme-defaults.css' ? '\0theme-defaults.css' : null),
  load: (id) => (id === '\0theme-defaults.css' ? defaultThemeCss(defaultCatalogue) : null),
});

export default defineConfig({
  base: './',
  plugins: [page(), themeDefaults()],
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: false },
});
