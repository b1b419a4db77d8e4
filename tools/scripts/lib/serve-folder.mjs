import { createServer } from 'node:http';
import sirv from 'sirv';

/** Serves a folder of static files on a free port, compressed where a compressed copy exists. */
export async function serveFolder(folder) {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, maxAge: 31_536_000, setHeaders });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.statusCode = 404;
      response.end();
    }),
  );
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { origin: `http://localhost:${server.address().port}`, stop: () => server.close() };
}

const setHeaders = (response, path) => {
  if (path.endsWith('.html')) response.setHeader('cache-control', 'no-cache');
};
