import type * as ServerModule from '../src/entry-server.tsx';
import { createPainter } from './paint-png.ts';
import { createSocialCards } from './social-card.ts';

export interface SitePicturesOptions {
  server: Pick<typeof ServerModule, 'buildNavigation' | 'everyPage' | 'socialPictureOf' | 'socialWindowOf'>;
  /** The product’s mark, `icon.svg`, as text. */
  mark: string;
  /** Where painted pictures are kept between builds. */
  cacheDir: string;
}

/** The pictures that are painted rather than kept as files: a social picture per page, and icons that need pixels. */
export interface SitePictures {
  /** Their addresses, from the site’s root. */
  paths: readonly string[];
  paint(path: string): Promise<Uint8Array>;
  /** Forgets kept pictures that were not asked for, once all were. */
  prune(): Promise<void>;
}

/** Prepares the pictures of a site; nothing is painted before it is asked for. */
export async function createSitePictures({ server, mark, cacheDir }: SitePicturesOptions): Promise<SitePictures> {
  const painter = createPainter({ cacheDir });
  const draw = await createSocialCards();
  const areaNames = new Map(server.buildNavigation().areas.map(({ id, label }) => [id, label]));

  const paintCard = async (page: (typeof server.everyPage)[number]) => {
    const { width, height, words } = server.socialPictureOf(page);
    // What is not in Latin letters is left to the picture. Pages without an area of their own show the product’s name alone.
    const areaName = page.area === 'core' || !words ? undefined : areaNames.get(page.area);
    const window = server.socialWindowOf(page);
    const shown = { ...(areaName && { areaName }), ...(window && { window }) };
    const card = await draw({ heading: words ?? '', ...shown, mark, width, height });
    return painter.paint(card, { width });
  };
  const pictures = new Map<string, () => Promise<Uint8Array>>([
    ...server.everyPage.map((page) => [server.socialPictureOf(page).path, () => paintCard(page)] as const),
    ...PIXEL_ICONS.map(({ path, width, isFullBleed }) => {
      const drawing = isFullBleed ? mark.replace(/ rx="8"/, '') : mark;
      return [path, () => painter.paint(drawing, { width })] as const;
    }),
  ]);
  return {
    paths: [...pictures.keys()],
    async paint(path) {
      const picture = pictures.get(path);
      if (!picture) throw new Error(`[marketing] ${path} is no picture of the site. Ask for one of its paths.`);
      return picture();
    },
    prune: painter.prune,
  };
}

/** Where every build and the development server keep what they painted, below the workspace’s root. */
export const PICTURE_CACHE = 'node_modules/.cache/genmaster-pictures';

/** Icons made from `icon.svg`. Systems that cut an icon to their own shape get one without corners of its own. */
const PIXEL_ICONS = [
  { path: '/icon-32.png', width: 32, isFullBleed: false },
  { path: '/icon-48.png', width: 48, isFullBleed: false },
  { path: '/icon-192.png', width: 192, isFullBleed: false },
  { path: '/icon-512.png', width: 512, isFullBleed: false },
  { path: '/icon-maskable-512.png', width: 512, isFullBleed: true },
  { path: '/apple-touch-icon.png', width: 180, isFullBleed: true },
];
