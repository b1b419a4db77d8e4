import { isWideFormat, loadFarColors } from '@genmaster/color';
import type { PickerView } from './face.ts';

/**
 * Fetches what a picker shows beyond the usual, once it is there: never on a server, and not before it is wanted.
 *
 * Out of reach, the picker is what it is without.
 */
export function loadWanted(view: PickerView): void {
  const { contrast, wide, hasEyeDropper } = view.memory();
  const { contrast: wanted, format, gamut, plane } = view.settings();
  const loading = view.keep('loading', () => ({ contrast: false, wide: false }));
  if (!hasEyeDropper && 'EyeDropper' in window) view.change({ hasEyeDropper: true });
  if (wanted && !contrast && !loading.contrast) {
    loading.contrast = true;
    import('../contrast-area/contrast-parts.ts')
      .then(({ contrastParts }) => view.change({ contrast: contrastParts }))
      .catch(() => (loading.contrast = false));
  }
  if ((isWideFormat(format) || gamut === 'p3' || plane === 'oklch') && !wide && !loading.wide) {
    loading.wide = true;
    Promise.all([import('../wide-gamut/wide-parts.ts'), loadFarColors()])
      .then(([{ wideParts }]) => {
        // The area is another one: its thumb is printed anew.
        delete view.thumb.at;
        view.change({ wide: wideParts });
      })
      .catch(() => (loading.wide = false));
  }
}
