import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LanguageCode } from '@genmaster/i18n';
import { renderWebManifest } from '@genmaster/seo-metadata/site-files';
import type * as ServerModule from '../src/entry-server.tsx';
import { RECORDINGS_FOLDER } from '../src/content/recording-files.ts';
import type { PageAssets } from '../src/render-page-html.ts';
import { findFalseClaims } from './check-claims.ts';
import { compressFolder } from './compress-folder.ts';
import { dateContent, readContentDates } from './content-dates.ts';
import { describeFindings } from './describe-findings.ts';
import { packIcon } from './favicon.ts';
import { buildFramePage, framePaths } from './frame-pages.ts';
import { inlineScriptsOf } from './inline-scripts.ts';
import { integrityOf } from './integrity.ts';
import { markdownTwin } from './markdown-twin.ts';
import { readerFiles } from './reader-files.ts';
import { createSitePictures } from './site-pictures.ts';

type ServerEntry = typeof ServerModule;

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface FinishSiteOptions {
  /** Folder of the client build; pages are written into it. */
  siteDir: string;
  /** The built server entry, which renders pages. */
  serverEntry: string;
  origin: string;
  /** Proofs of ownership, by service; on every page. */
  verification: Readonly<Record<string, readonly string[]>>;
  /** Folder of the cache of painted pictures. */
  cacheDir: string;
  /** Source from which open pages read their metadata. */
  metadataSource: string;
  parentOrigins: readonly string[];
  /** Whether visitors may zoom. */
  viewport: 'zoomable' | 'locked';
  /** The untrusted metadata map of that source; `null` for the built-in entries alone. */
  remoteMetadata: unknown;
  /** Logs the ignored parts of the map and the problems of the pages’ metadata, one line each. */
  warn: (message: string) => void;
}

/**
 * Writes every page, its data file, and the files about the site.
 *
 * @returns the number of pages written.
 */
export async function finishSite(options: FinishSiteOptions): Promise<number> {
  const { siteDir, serverEntry, origin, cacheDir, metadataSource, parentOrigins, viewport, remoteMetadata, warn } =
    options;
  const server = (await import(pathToFileURL(serverEntry).href)) as ServerEntry;
  const { assets, firstLoad } = await readAssets(siteDir);
  const site = server.siteIdentity(origin, { verification: options.verification });
  const undated = server.createSiteResolver(site, { remote: remoteMetadata });
  const lastModified = await datesOf(server, { documents: server.createPageDocuments(site, undated), warn });
  const resolver = server.createSiteResolver(site, { remote: remoteMetadata, logger: { warn }, lastModified });
  const findings = describeFindings(resolver);
  if (findings) warn(findings);
  const render = server.createRenderer({ origin, assets, resolver, metadataSource, parentOrigins, viewport });
  const documents = server.createPageDocuments(site, resolver);
  const hashes = new Set<string>();
  const write = async (path: string, content: string | Uint8Array) => {
    const file = join(siteDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };

  for (const code of server.LANGUAGE_CODES) {
    await write(server.navigationPathOf(code), JSON.stringify(server.buildNavigation(code)));
  }
  const twins: Record<string, string> = {};
  const claims: string[] = [];
  const notFound: readonly string[] = server.notFoundPages.map(({ path }) => path);
  for (const path of [...server.sitePaths, ...notFound]) {
    const html = await render(path);
    for (const script of inlineScriptsOf(html)) hashes.add(`'sha256-${sha256(script)}'`);
    await write(notFound.includes(path) ? `${path}.html` : join(path, 'index.html'), html);
    const { canonicalPath, canonicalUrl, title, description, robots } = resolver.resolve(path);
    if (canonicalPath === path && canonicalUrl && !robots?.includes('noindex')) {
      twins[path] = markdownTwin(html, { title, description, url: canonicalUrl });
      await write(server.markdownPathOf(path), twins[path]);
      claims.push(...findFalseClaims({ path, html, lastModified: lastModified[path] }));
    }
    await write(`_data${path === '/' ? '/index' : path}.json`, JSON.stringify(documents(path)));
  }

  // A false claim in an editor’s metadata does not stop a release; one in the site’s own content does.
  if (claims.length > 0 && remoteMetadata === null) throw new Error(FALSE_CLAIMS + claims.join('\n'));
  for (const claim of claims) warn(`[marketing] Claimed and not shown: ${claim}`);

  for (const path of framePaths) {
    const html = await buildFramePage(path);
    for (const script of inlineScriptsOf(html)) hashes.add(`'sha256-${sha256(script)}'`);
    await write(path, html);
  }
  const indexes = { ...server.finderFiles(), ...server.guideFiles() };
  for (const [path, index] of Object.entries(indexes)) await write(path, index);
  const mark = await readFile(join(siteDir, 'icon.svg'), 'utf8');
  const pictures = await createSitePictures({ server, mark, cacheDir });
  for (const path of pictures.paths) await write(path, await pictures.paint(path));
  await pictures.prune();
  const home = resolver.resolve('/');
  for (const [path, text] of Object.entries(readerFiles(resolver, { twins, now: new Date() }))) await write(path, text);
  const faviconSizes = [32, 48];
  const favicon = await Promise.all(
    faviconSizes.map(async (width) => ({ width, png: await pictures.paint(`/icon-${width}.png`) })),
  );
  await write('favicon.ico', packIcon(favicon));
  await write(
    'site.webmanifest',
    renderWebManifest(site, {
      description: home.description,
      themeColor: server.BRAND_COLOR,
      backgroundColor: '#ffffff',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
  // The pages contain the recordings’ scripts; the other files are served as they are.
  await cp(RECORDINGS_FOLDER, join(siteDir, 'recordings'), {
    recursive: true,
    filter: (file) => !file.endsWith('recording.json'),
  });
  await write('csp.json', JSON.stringify({ 'script-src': [...hashes] }));
  // Beside the site, not in it: the size budgets read which files a first page load fetches.
  await write('../first-load.json', JSON.stringify(firstLoad));
  await rm(join(siteDir, 'manifest.json'));
  await compressFolder(siteDir);
  return server.sitePaths.length;
}

const FALSE_CLAIMS =
  'Structured data claims what its page does not show. Nothing is finished. Show it, or leave it out of the metadata.\n';

/** Returns the dates of the pages’ last changes; warns about pages whose stored dates are outdated. */
async function datesOf(
  server: ServerEntry,
  { documents, warn }: { documents: (path: string) => unknown; warn: (message: string) => void },
): Promise<Readonly<Record<string, string>>> {
  const pages = Object.fromEntries(server.sitePaths.map((path) => [path, documents(path)]));
  const today = new Date().toISOString().slice(0, 10);
  const { dates, changed } = dateContent(pages, { kept: await readContentDates(), today });
  if (changed.length > 0)
    warn(
      `[marketing] Pages changed since their dates were kept (${changed.length}); they are dated today. Run "npm run metadata -- dates" and commit apps/marketing/content-dates.json.`,
    );
  return Object.fromEntries(Object.entries(dates).map(([path, { date }]) => [path, date]));
}

/** Files that a first page load fetches, as paths inside the site. */
interface FirstLoad {
  script: string[];
  css: string[];
  /** Scripts that each demo loads beyond those, without the parts that it loads on demand. */
  demos: Readonly<Record<string, string[]>>;
}

async function readAssets(siteDir: string): Promise<{ assets: PageAssets; firstLoad: FirstLoad }> {
  const manifest = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8')) as Record<string, ManifestChunk>;
  const entryName = Object.keys(manifest).find((name) => manifest[name]?.isEntry);
  if (!entryName) throw new Error('The client build has no entry. Run the build again and read what it says.');
  const firstLoad = withImports(manifest, [entryName, WORDS.en]);
  const files = (kind: 'css' | 'assets') => [...new Set(firstLoad.flatMap((chunk) => chunk[kind] ?? []))];
  const fonts = (names: RegExp) =>
    files('assets')
      .filter((file) => names.test(file))
      .map((file) => `/${file}`);
  const scripts = firstLoad.map(({ file }) => `/${file}`);
  const styles = files('css').map((file) => `/${file}`);
  const demoStyles = demoStylesOf(manifest, files('css'));
  return {
    assets: {
      entry: `/${manifest[entryName]?.file}`,
      beside: Object.fromEntries(
        Object.entries(WORDS).map(([code, words]) => [code, filesBeside(manifest, [entryName, words])]),
      ),
      scripts,
      styles,
      demoStyles,
      integrity: await integrityOf(siteDir, [...scripts, ...styles, ...Object.values(demoStyles).flat()]),
      fonts: fonts(PRELOADED_FONTS),
      textFonts: fonts(TEXT_FONTS),
      languageFonts: { hi: fonts(DEVANAGARI) },
    },
    firstLoad: {
      script: firstLoad.map(({ file }) => file),
      css: files('css'),
      demos: Object.fromEntries(
        demoModules(manifest).map(({ id, name }) => [
          id,
          withImports(manifest, [name])
            .filter((chunk) => !firstLoad.includes(chunk))
            .map(({ file }) => file),
        ]),
      ),
    },
  };
}

/** Returns the addresses of an entry’s imports and of a further module, without the entry. */
const filesBeside = (manifest: Record<string, ManifestChunk>, names: readonly string[]): readonly string[] =>
  withImports(manifest, names)
    .filter(({ isEntry }) => !isEntry)
    .map(({ file }) => `/${file}`);

/** Returns the stylesheets of each demo beyond those of the first load. */
function demoStylesOf(
  manifest: Record<string, ManifestChunk>,
  firstLoad: readonly string[],
): NonNullable<PageAssets['demoStyles']> {
  const stylesOf = (name: string) => withImports(manifest, [name]).flatMap(({ css = [] }) => css);
  return Object.fromEntries(
    demoModules(manifest).map(({ id, name }) => [
      id,
      [...new Set(stylesOf(name))].filter((file) => !firstLoad.includes(file)).map((file) => `/${file}`),
    ]),
  );
}

/** Returns the modules of the demos, with their ids. */
const demoModules = (manifest: Record<string, ManifestChunk>): readonly { id: string; name: string }[] =>
  Object.keys(manifest).flatMap((name) => {
    const id = DEMO_MODULE.exec(name)?.groups?.['id'];
    return id === undefined ? [] : [{ id, name }];
  });

/** File of a demo; its name contains the demo’s id. */
const DEMO_MODULE = /(?:^|\/)(?<id>[^/]+)-demo\.tsx$/;
/** Messages of the site in each language; a first load counts those of most pages. */
const WORDS: Readonly<Record<LanguageCode, string>> = {
  en: '../../libs/i18n/src/messages/site.en.ts',
  hi: '../../libs/i18n/src/messages/site.hi.ts',
};

/**
 * Returns chunks with all their imports, the imported ones first, which is the order of the cascade of their styles.
 */
function withImports(manifest: Record<string, ManifestChunk>, names: readonly string[]): ManifestChunk[] {
  const found = new Set<ManifestChunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk)) return;
    chunk.imports?.forEach(visit);
    found.add(chunk);
  };
  names.forEach(visit);
  return [...found];
}

/** Only a font that is drawn at once or never (`font-display: optional`) is preloaded: the rupee sign of the pre-order link. */
const PRELOADED_FONTS = /\/public-sans-rupee-[\w-]{8}\.woff2$/;

/** The default fonts of headings and text. */
const TEXT_FONTS = /\/(?:manrope|public-sans)-[\w-]{8}\.woff2$/;

/** The letters of a Hindi page: drawn at once or never, too. */
const DEVANAGARI = /noto-sans-devanagari-wght-normal/;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
