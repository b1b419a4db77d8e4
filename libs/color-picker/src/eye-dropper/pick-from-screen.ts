import { absorbColor, parseColor } from '@genmaster/color';
import type { PickerStore } from '../picker-store/picker-store.ts';

/** The part of the browser's EyeDropper API that is used here; TypeScript's DOM library does not have it. */
interface EyeDropperApi {
  new (): { open(options: { signal: AbortSignal }): Promise<{ sRGBHex: string }> };
}

/** Lets a person pick a colour from the screen and takes it, until the signal is aborted. */
export async function pickFromScreen(store: PickerStore, signal: AbortSignal): Promise<void> {
  const { EyeDropper } = window as unknown as { EyeDropper: EyeDropperApi };
  try {
    signal.throwIfAborted();
    const { sRGBHex } = await new EyeDropper().open({ signal });
    const { color } = store.getState();
    const picked = parseColor(sRGBHex);
    // The eyedropper sees no alpha, so the one that was set stays.
    if (picked) store.setColor({ ...absorbColor(color, picked), alpha: color.alpha });
    store.commit();
  } catch {
    // Escape, or a picker that closed meanwhile: the colour stays as it is, which needs no message.
  }
}
