import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as ServerModule from '../src/entry-server.tsx';
import { createPainter } from './paint-png.ts';
import { createSocialCards } from './social-card.ts';

export interface WritePicturesOptions {
  server: Pick<typeof ServerModule, 'buildNavigation' | 'pages' | 'renderMotif' | 'socialPictureOf'>;
  /** Folder of the client build; it holds `icon.svg`. */
  siteDir: string;
  /** Where painted pictures are kept between builds. */
  cacheDir: string;
  write: (path: string, content: Uint8Array) => Promise<void>;
}

/** Paints the social picture of every page, and the icons that need pixels. */
export async function writePictures({ server, siteDir, cacheDir, write }: WritePicturesOptions): Promise<void> {
  const painter = createPainter({ cacheDir });
  const draw = await createSocialCards();
  const mark = await readFile(join(siteDir, 'icon.svg'), 'utf8');
  const areaNames = new Map(server.buildNavigation().areas.map(({ id, label }) => [id, label]));
  for (const page of server.pages) {
    const { path, width, height } = server.socialPictureOf(page);
    const areaName = page.area === 'core' ? undefined : areaNames.get(page.area);
    const card = await draw({
      heading: page.heading,
      ...(areaName && { areaName }),
      mark,
      motif: server.renderMotif(page.area),
      width,
      height,
    });
    await write(path, await painter.paint(card, { width }));
  }
  for (const { path, width, isFullBleed } of PIXEL_ICONS) {
    const drawing = isFullBleed ? mark.replace(/ rx="8"/, '') : mark;
    await write(path, await painter.paint(drawing, { width }));
  }
  await painter.prune();
}

/** Icons made from `icon.svg`. Systems that cut an icon to their own shape get one without corners of its own. */
const PIXEL_ICONS = [
  { path: '/icon-192.png', width: 192, isFullBleed: false },
  { path: '/icon-512.png', width: 512, isFullBleed: false },
  { path: '/icon-maskable-512.png', width: 512, isFullBleed: true },
  { path: '/apple-touch-icon.png', width: 180, isFullBleed: true },
];
