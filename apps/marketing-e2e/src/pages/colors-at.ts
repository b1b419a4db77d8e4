import type { Page } from '@playwright/test';

/** Returns the colour of one point in each picture, as `red,green,blue`; the point is `left` px from the left, at half the height. */
export function colorsAt(page: Page, left: number, pictures: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([list, x]) =>
      Promise.all(
        list.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const drawing = canvas.getContext('2d')!;
          drawing.drawImage(bitmap, 0, 0);
          return [...drawing.getImageData(x, bitmap.height >> 1, 1, 1).data.slice(0, 3)].join();
        }),
      ),
    [pictures, left] as const,
  );
}
