import type { PixelPicture } from './picture.ts';

/** The longest side that is read, in pixels: enough for boxes, and quick on a phone. */
const LONGEST = 480;

/** Reads a picture file into pixels, made smaller where it is large. It stays in this page. */
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
