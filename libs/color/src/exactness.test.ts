import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { colorFormats, type ColorFormat } from './color-format.ts';
import { formatColor } from './format-any-color.ts';
import { parseColor } from './parse-any-color.ts';
import { fromRgb, toBytes, WHITE, type PickerColor } from './picker-color.ts';

const colorOf = (code: number): PickerColor =>
  fromRgb({ r: (code >> 16) / 255, g: ((code >> 8) & 255) / 255, b: (code & 255) / 255 }, 1);

const codeOf = (color: PickerColor) => {
  const [r, g, b] = toBytes(color);
  return (r << 16) | (g << 8) | b;
};

/** A prime step reaches every byte value of every channel. */
const SAMPLE_STEP = 1009;

describe('exactness', () => {
  it.each(['hex', 'hsla', 'hwb', 'cmyk'])(
    'brings all 16,777,216 colours back through %s',
    async (format) => {
      const script = join(__dirname, 'testing/count-changed-colors.ts');
      const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', script, format]);
      expect(stdout).toBe('0');
    },
    60_000,
  );

  it.each(colorFormats)('reads its own %s text back as the same colour', (format: ColorFormat) => {
    let changed = 0;
    for (let code = 0; code < 0x1000000; code += SAMPLE_STEP) {
      if (codeOf(parseColor(formatColor(colorOf(code), format))!) !== code) changed += 1;
    }
    expect(changed).toBe(0);
  });

  it.each(colorFormats)(
    'prints a colour between two bytes in %s as the 24-bit colour that is seen',
    (format: ColorFormat) => {
      const changed = [];
      for (let code = 0; code < 2000; code += 1) {
        // The golden ratio and its square spread the samples over the whole area.
        const color: PickerColor = { ...WHITE, h: code % 360, s: (code * 0.618034) % 1, v: (code * 0.381966) % 1 };
        if (codeOf(parseColor(formatColor(color, format))!) !== codeOf(color)) changed.push(color);
      }
      expect(changed).toEqual([]);
    },
  );

  it.each(colorFormats)('keeps all 256 steps of alpha in %s text', (format: ColorFormat) => {
    for (let byte = 0; byte < 256; byte += 1) {
      const { alpha } = parseColor(formatColor({ ...colorOf(0x336699), alpha: byte / 255 }, format, 'always'))!;
      expect(Math.round(alpha * 255)).toBe(byte);
    }
  });
});
