import { absorbColor, parseColor } from '@genmaster/color';
import type { PickerView } from '../view/face.ts';

/** Used part of the browser's EyeDropper API, which TypeScript's DOM library does not define. */
interface EyeDropperApi {
  new (): { open(options: { signal: AbortSignal }): Promise<{ sRGBHex: string }> };
}

/** Opens the eyedropper and takes the picked colour, or announces a refusal; aborting the signal closes it. */
export async function pickFromScreen({ store, settings }: PickerView, signal: AbortSignal): Promise<void> {
  const { EyeDropper } = window as unknown as { EyeDropper: EyeDropperApi };
  try {
    signal.throwIfAborted();
    const { sRGBHex } = await new EyeDropper().open({ signal });
    // Somebody may pick after the picker was disabled.
    if (settings().isDisabled) return;
    const { color } = store.getState();
    const picked = parseColor(sRGBHex);
    // The eyedropper returns no alpha, so the current one is kept.
    if (picked) store.setColor({ ...absorbColor(color, picked), alpha: color.alpha });
    store.commit();
  } catch (problem) {
    // Escape, or a picker that was closed meanwhile, needs no message.
    if ((problem as Error).name !== 'AbortError') store.announce(settings().labels.notPicked);
  }
}
