import type { PixelPicture } from './picture.ts';

/** Maximum length of the longer side, in pixels: enough to find boxes, and fast on a phone. */
const LONGEST = 480;

/** Decodes an image file into pixels, scaled down when it is large. The image is not uploaded. */
export async function loadPicture(file: Blob): Promise<PixelPicture> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas.');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data };
}
