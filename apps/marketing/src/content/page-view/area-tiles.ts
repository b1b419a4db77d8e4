import type { PageContent } from '../page-content.ts';
import type { BandSpec } from '../schema/blocks/index.ts';
import type { Picture } from '../schema/pictures/index.ts';

type Tiles = Extract<BandSpec, { kind: 'bento' }>['tiles'];

/** Sizes of the tiles of an area, by their number. */
const SIZES: Readonly<Record<number, readonly Tiles[number]['size'][]>> = {
  3: ['xl', 'lg', 'lg'],
  4: ['w7', 'lg', 'lg', 'w7'],
  5: ['xl', 'lg', 'lg', 'w6', 'w6'],
  6: ['xl', 'lg', 'lg', undefined, undefined, undefined],
  7: ['w7', 'lg', undefined, undefined, undefined, 'w6', 'w6'],
};

/** Pictures that need the largest tile. */
const ROOMY: readonly Picture['picture'][] = ['grid', 'sql', 'api', 'tree'];

/** Returns a tile for each page of an area except its overview, with the picture of that page. */
export function tilesOf(overview: PageContent, area: readonly PageContent[]): Tiles {
  const pages = area.filter(({ path }) => path !== overview.path);
  const own = pages.flatMap((page) => {
    const { picture } = page;
    return picture ? [{ title: page.name, text: page.summary, href: page.path, picture }] : [];
  });
  const [large] = own.filter(({ picture }) => ROOMY.includes(picture.picture));
  const tiles = large ? [large, ...own.filter((tile) => tile !== large)] : own;
  const sizes = SIZES[own.length] ?? [];
  const vivid = tiles.findIndex(({ picture }) => picture.picture === 'words');
  return tiles.map((tile, index) => ({
    ...tile,
    ...(sizes[index] ? { size: sizes[index] } : {}),
    ...(index === vivid ? { vivid: true } : {}),
  }));
}
