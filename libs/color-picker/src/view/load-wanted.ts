import { isFarColor, isWideFormat, loadFarColors } from '@genmaster/color';
import type { PickerView } from './face.ts';

/**
 * Loads the optional features of a picker once it is rendered: never on a server, and not before they are needed.
 *
 * If loading fails, the picker works without them.
 */
export function loadWanted(view: PickerView): void {
  const { contrast, wide, hasEyeDropper } = view.memory();
  const { contrast: wanted, format, gamut, plane } = view.settings();
  const loading = view.keep('loading', () => ({ contrast: false, wide: false, against: '' }));
  if (!hasEyeDropper && 'EyeDropper' in window) view.change({ hasEyeDropper: true });
  if (wanted && !contrast && !loading.contrast) {
    loading.contrast = true;
    import('../contrast-area/contrast-parts.ts')
      .then(({ contrastParts }) => view.change({ contrast: contrastParts }))
      .catch(() => (loading.contrast = false));
  }
  if (wanted && wanted.against !== loading.against) {
    loading.against = wanted.against;
    // Judged again once the other colour can be read.
    if (isFarColor(wanted.against))
      loadFarColors().then(
        () => view.change({}),
        () => undefined,
      );
  }
  if ((isWideFormat(format) || gamut === 'p3' || plane === 'oklch') && !wide && !loading.wide) {
    loading.wide = true;
    Promise.all([import('../wide-gamut/wide-parts.ts'), loadFarColors()])
      .then(([{ wideParts }]) => {
        // The plane changes, so the thumb is rendered at a new first position.
        delete view.thumb.at;
        view.change({ wide: wideParts });
      })
      .catch(() => (loading.wide = false));
  }
}
