import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPage, type PageReading } from '@genmaster/seo-metadata/built-pages';

/**
 * Reads every page of a built site, by address.
 *
 * Aliases and error pages are left out, because they are not their own canonical page.
 *
 * @throws Error when the folder contains no page.
 */
export async function readBuiltPages(folder: string): Promise<Readonly<Record<string, PageReading>>> {
  const files = await readdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${folder} cannot be read (${error.code}). Name the folder of a built site.`);
  });
  const pages: Record<string, PageReading> = {};
  for (const file of files.filter((name) => /(?:^|\/)index\.html$/.test(name)).sort()) {
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    const page = readPage(await readFile(join(folder, file), 'utf8'));
    if (page.canonical !== null && new URL(page.canonical).pathname === path) pages[path] = page;
  }
  if (Object.keys(pages).length === 0)
    throw new Error(
      `There is no page in ${folder}. Name the folder that holds index.html, such as apps/marketing/dist/site.`,
    );
  return pages;
}
