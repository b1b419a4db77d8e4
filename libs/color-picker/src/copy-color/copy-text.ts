import type { PickerStore } from '../picker-store/picker-store.ts';

/** English texts of the copy buttons. */
export const copyColorLabels = {
  copy: (text: string) => `Copy ${text}`,
  copied: (text: string) => `Copied ${text}`,
  failed: 'The browser did not allow copying.',
};

/** Copies a text and announces the result; returns whether it was copied. */
export async function copyText(text: string, store: PickerStore, labels: typeof copyColorLabels): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    store.announce(labels.copied(text));
    return true;
  } catch {
    // The browser refused, or there is no clipboard because the page is not secure.
    store.announce(labels.failed);
    return false;
  }
}
