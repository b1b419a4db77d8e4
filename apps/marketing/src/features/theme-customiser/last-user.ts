import { tryStorage } from '@genmaster/resilience';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';

/** Returns the user whose copy the first paint has used: the last part of the key that it reads. */
export function lastUserIn(storage: Storage | null): string | null {
  return tryStorage(storage, (area) => {
    const owner = area.getItem(FIRST_PAINT_KEY)?.split(':')[2];
    return owner ? decodeURIComponent(owner) : null;
  });
}

/** Removes the copy for the next first paint if it belongs to a user; the next first paint uses the visitor’s copy. */
export function forgetLastUser(storage: Storage | null): void {
  tryStorage(storage, (area) => {
    const key = area.getItem(FIRST_PAINT_KEY) ?? '';
    const [, visitor] = /^(gm-theme:[^:]*:)./.exec(key) ?? [];
    if (!visitor) return;
    area.removeItem(key);
    area.setItem(FIRST_PAINT_KEY, visitor);
  });
}
