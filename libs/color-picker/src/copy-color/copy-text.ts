import type { PickerStore } from '../picker-store/picker-store.ts';

/** The texts of the copy buttons, in English. */
export const copyColorLabels = {
  copy: (text: string) => `Copy ${text}`,
  copied: (text: string) => `Copied ${text}`,
  failed: 'The browser did not allow copying.',
};

/** Copies a text and says how it went; true when it was copied. */
export async function copyText(text: string, store: PickerStore, labels: typeof copyColorLabels): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    store.announce(labels.copied(text));
    return true;
  } catch {
    // Refused, or no clipboard outside a secure page.
    store.announce(labels.failed);
    return false;
  }
}
