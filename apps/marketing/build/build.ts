// Builds the site: script and styles with Vite, then every page as HTML with its data file.
import { fileURLToPath } from 'node:url';
import { build, loadEnv, type InlineConfig } from 'vite';
import { clientBuild } from './client-build.ts';
import { keepEarlierAssets } from './earlier-assets.ts';
import { readContentProblems } from './content-problems.ts';
import { finishSite } from './finish-site.ts';
import { readConfig } from '../src/platform/env.ts';
import { readBuildMetadata } from './read-build-metadata.ts';
import { PICTURE_CACHE } from './site-pictures.ts';
import { readSiteVerification } from './site-verification.ts';
import { siteViteConfig } from './vite-config.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const origin = process.env['SITE_ORIGIN'] ?? 'https://genmaster.example';
if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
  console.error(`SITE_ORIGIN is "${origin}". Set it to an origin without a path, such as https://example.com.`);
  process.exit(1);
}

const verification = readSiteVerification(process.env['SITE_VERIFICATION']);
const shared = siteViteConfig(origin);
const server: InlineConfig = {
  ...shared,
  publicDir: false,
  build: {
    ssr: fileURLToPath(new URL('../src/entry-server.tsx', import.meta.url)),
    outDir: `${dist}server`,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  ssr: { ...shared.ssr, noExternal: [/^@genmaster\//] },
  logLevel: 'warn',
};

const root = fileURLToPath(new URL('../', import.meta.url));
const warn = (message: string) => console.warn(message);
const env = loadEnv('production', root, ['VITE_', 'METADATA_']);
const metadata = await readBuildMetadata(env, { fetch, warn });
const restoreEarlierAssets = await keepEarlierAssets(dist);
await build(server);
const problems = await readContentProblems(`${dist}server/entry-server.js`);
if (problems !== null) {
  console.error(problems);
  process.exit(1);
}
await build(clientBuild(origin, `${dist}site`));
const pages = await finishSite({
  siteDir: `${dist}site`,
  serverEntry: `${dist}server/entry-server.js`,
  origin,
  verification,
  cacheDir: fileURLToPath(new URL(`../../../${PICTURE_CACHE}`, import.meta.url)),
  metadataSource: metadata.source,
  parentOrigins: readConfig(env).parentOrigins,
  viewport: readConfig(env).viewport,
  remoteMetadata: metadata.map,
  warn,
});
await restoreEarlierAssets();
console.log(`Built ${pages} pages into apps/marketing/dist/site.`);
