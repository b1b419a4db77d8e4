// Serves the site from source with hot reload: every page is rendered on request, calls go to the API.
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, loadEnv, type Plugin, type ViteDevServer } from 'vite';
import type * as ServerModule from '../src/entry-server.tsx';
import { RECORDINGS_FOLDER } from '../src/content/recording-files.ts';
import { readConfig } from '../src/platform/env.ts';
import { buildFramePage, framePaths } from './frame-pages.ts';
import { createSitePictures, PICTURE_CACHE } from './site-pictures.ts';
import { siteViteConfig } from './vite-config.ts';

type ServerEntry = typeof ServerModule;

const port = Number(process.env['PORT'] ?? 4200);
const api = `http://localhost:${process.env['API_PORT'] ?? 4201}`;
const root = fileURLToPath(new URL('../', import.meta.url));
const { metadataSource, parentOrigins, viewport } = readConfig(loadEnv('development', root, 'VITE_'));
const API_PREFIXES = [
  '/auth/',
  '/api/',
  '/theme/',
  '/clientsetting/',
  '/startup/',
  '/contact/',
  '/health/',
  '/openapi.json',
];

/** Media types of a recording’s files, by file ending. */
const RECORDING_TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webp': 'image/webp',
};

/** Renders pages and their data files with the same code as the build. */
function pagesPlugin(): Plugin {
  return {
    name: 'genmaster-pages',
    configureServer(server: ViteDevServer) {
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
          void (async () => {
            const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
            if (path.startsWith('/recordings/')) {
              const found = path.split('/').slice(2, 4).join('/');
              const type = RECORDING_TYPES[extname(found)];
              if (!type || found.includes('..')) return next();
              response.setHeader('content-type', type);
              return response.end(await readFile(join(RECORDINGS_FOLDER, found)));
            }
            if (path.endsWith('.png')) {
              const { paths, paint } = await picturesOf(entry);
              if (!paths.includes(path)) return next();
              response.setHeader('content-type', 'image/png');
              return response.end(await paint(path));
            }
            if (framePaths.includes(path)) {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              return response.end(await buildFramePage(path));
            }
            const index = { ...entry.finderFiles(), ...entry.guideFiles() }[path];
            if (index) {
              response.setHeader('content-type', 'application/json');
              return response.end(index);
            }
            const origin = `http://localhost:${port}`;
            const code = entry.LANGUAGE_CODES.find((known) => entry.navigationPathOf(known) === path);
            if (code) {
              response.setHeader('content-type', 'application/json');
              return response.end(JSON.stringify(entry.buildNavigation(code)));
            }
            const documents = entry.createPageDocuments(entry.siteIdentity(origin));
            const isData = path.startsWith('/_data/');
            const address = isData ? path.replace(/^\/_data|\.json$/g, '').replace(/^\/index$/, '/') : path;
            const { status } = documents(address);
            response.statusCode = status;
            response.setHeader('content-type', isData ? 'application/json' : 'text/html; charset=utf-8');
            if (isData) return response.end(JSON.stringify(documents(address)));
            const assets = { entry: '/src/entry-client.tsx', styles: [], fonts: [] };
            const html = await entry.createRenderer({ origin, assets, metadataSource, parentOrigins, viewport })(
              address,
            );
            return response.end(await server.transformIndexHtml(path, html));
          })().catch(next);
        });
      };
    },
  };
}

/** Returns the pictures of the current pages; painted ones are cached. */
async function picturesOf(server: ServerEntry) {
  const mark = await readFile(new URL('../public/icon.svg', import.meta.url), 'utf8');
  const cacheDir = fileURLToPath(new URL(`../../../${PICTURE_CACHE}`, import.meta.url));
  return createSitePictures({ server, mark, cacheDir });
}

const shared = siteViteConfig(`http://localhost:${port}`);
const server = await createServer({
  ...shared,
  plugins: [...(shared.plugins ?? []), pagesPlugin()],
  appType: 'custom',
  // There is no HTML file on the disk to find packages in, and a package that is found late would reload an open page.
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(API_PREFIXES.map((prefix) => [prefix, api])),
  },
});
await server.listen();
console.log(`Genmaster, reloading as you edit, at http://localhost:${port}`);
