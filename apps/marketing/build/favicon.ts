/**
 * Packs PNG pictures into one `favicon.ico`, for programs that request it by name without reading HTML.
 *
 * The format: a header of 6 bytes, 16 bytes for each picture, then the pictures.
 */
export function packIcon(pictures: readonly { width: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ width, png }, index) => {
    const at = 6 + 16 * index;
    // 256 is written as 0.
    header.writeUInt8(width % 256, at);
    header.writeUInt8(width % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
