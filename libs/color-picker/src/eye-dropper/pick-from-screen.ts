import type { PickerStore } from '../picker-store/picker-store.ts';

/** The part of the browser's EyeDropper API that is used here; TypeScript's DOM library does not have it. */
interface EyeDropperApi {
  new (): { open(options: { signal: AbortSignal }): Promise<{ sRGBHex: string }> };
}

/** What an eyedropper looks like, as the path of a 16 by 16 drawing. */
export const EYE_DROPPER_PATH = 'M10 3.5 12.5 6 6 12.5 3 13l.5-3zM9 2.5l4.5 4.5M11 3.5l1-1a1.4 1.4 0 0 1 2 2l-1 1';

/** Tells whether the browser has an eyedropper. */
export const hasEyeDropper = (): boolean => 'EyeDropper' in window;

/** Lets a person pick a colour from the screen and takes it, until the signal is aborted. */
export async function pickFromScreen(store: PickerStore, signal: AbortSignal): Promise<void> {
  const { EyeDropper } = window as unknown as { EyeDropper: EyeDropperApi };
  try {
    const { sRGBHex } = await new EyeDropper().open({ signal });
    // The eyedropper sees no alpha, so the one that was set stays.
    const { alpha } = store.getState().color;
    if (store.setText(sRGBHex)) store.setColor({ ...store.getState().color, alpha });
    store.commit();
  } catch {
    // Escape, or a picker that closed meanwhile: the colour stays as it is, which needs no message.
  }
}
