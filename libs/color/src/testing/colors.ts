import { modeLab65, modeLrgb, modeOklab, modeOklch, modeRgb, modeXyz65, useMode as register } from 'culori/fn';
import fc from 'fast-check';

/** Registers the modes that culori's own functions need, to use them as a reference. */
export function registerReferenceModes(): void {
  for (const mode of [modeRgb, modeLrgb, modeXyz65, modeLab65, modeOklab, modeOklch]) register(mode as typeof modeRgb);
}

const channel = fc.integer({ min: 0, max: 255 }).map((byte) => byte / 255);

/** Any 24-bit colour. */
export const anyRgb = fc.record({ r: channel, g: channel, b: channel });
