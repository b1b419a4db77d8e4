import { preview } from 'vite';
import { workshopFolder } from './workshop.mjs';

/**
 * Serves the folder of the built workshop to this machine, as static files.
 *
 * @param port where to listen; the next free one is used when it is taken, and `0` is any free one.
 * @param options.folder another folder, in tests.
 * @param options.cacheControl how long the browser keeps a file; it asks each time unless told otherwise.
 * @returns its address, and a function that ends it.
 */
export async function serveWorkshop(port, { folder = workshopFolder, cacheControl = 'no-cache' } = {}) {
  const server = await preview({
    configFile: false,
    root: folder,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: '.' },
    preview: { host: 'localhost', port, headers: { 'cache-control': cacheControl } },
  });
  return { url: `http://localhost:${server.httpServer.address().port}`, stop: () => server.close() };
}
