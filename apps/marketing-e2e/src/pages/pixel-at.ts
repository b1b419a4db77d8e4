import type { Page } from '@playwright/test';

/** Returns the colour of one pixel on the screen. */
export async function pixelAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } });
  return page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  }, picture.toString('base64'));
}
