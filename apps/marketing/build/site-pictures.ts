import type * as ServerModule from '../src/entry-server.tsx';
import { createPainter } from './paint-png.ts';
import { createSocialCards } from './social-card.ts';

export interface SitePicturesOptions {
  server: Pick<typeof ServerModule, 'buildNavigation' | 'everyPage' | 'socialPictureOf' | 'socialWindowOf'>;
  /** The product’s mark, `icon.svg`, as text. */
  mark: string;
  /** Folder of the cache of painted pictures. */
  cacheDir: string;
}

/** Pictures that are painted by the build: a social picture per page, and PNG icons. */
export interface SitePictures {
  /** Their addresses, absolute paths. */
  paths: readonly string[];
  paint(path: string): Promise<Uint8Array>;
  /** Removes the cached pictures that were not requested; call it after all requests. */
  prune(): Promise<void>;
}

/** Prepares the pictures of a site; each is painted when it is requested. */
export async function createSitePictures({ server, mark, cacheDir }: SitePicturesOptions): Promise<SitePictures> {
  const painter = createPainter({ cacheDir });
  const draw = await createSocialCards();
  const areaNames = new Map(server.buildNavigation().areas.map(({ id, label }) => [id, label]));

  const paintCard = async (page: (typeof server.everyPage)[number]) => {
    const { width, height, words } = server.socialPictureOf(page);
    // Texts in other scripts are left to the picture. Pages without an area show the product’s name alone.
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

/** Folder of the cache, below the workspace’s root, shared by all builds and the development server. */
export const PICTURE_CACHE = 'node_modules/.cache/genmaster-pictures';

/** Icons made from `icon.svg`. Systems that crop an icon to their own shape get one without rounded corners. */
const PIXEL_ICONS = [
  { path: '/icon-32.png', width: 32, isFullBleed: false },
  { path: '/icon-48.png', width: 48, isFullBleed: false },
  { path: '/icon-192.png', width: 192, isFullBleed: false },
  { path: '/icon-512.png', width: 512, isFullBleed: false },
  { path: '/icon-maskable-512.png', width: 512, isFullBleed: true },
  { path: '/apple-touch-icon.png', width: 180, isFullBleed: true },
];
