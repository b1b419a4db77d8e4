import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';

/** Returns the user whose copy the first paint has used: the last part of the key that it reads. */
export function lastUserIn(storage: Storage | null): string | null {
  try {
    const owner = storage?.getItem(FIRST_PAINT_KEY)?.split(':')[2];
    return owner ? decodeURIComponent(owner) : null;
  } catch {
    return null;
  }
}

/** Removes the copy for the next first paint if it belongs to a user; the next first paint uses the visitor’s copy. */
export function forgetLastUser(storage: Storage | null): void {
  try {
    const key = storage?.getItem(FIRST_PAINT_KEY) ?? '';
    const [, visitor] = /^(gm-theme:[^:]*:)./.exec(key) ?? [];
    if (!storage || !visitor) return;
    storage.removeItem(key);
    storage.setItem(FIRST_PAINT_KEY, visitor);
  } catch {
    // A storage that cannot be written to contains none of our data.
  }
}
