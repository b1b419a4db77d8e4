import type { TypedEntry } from './typed-entry.ts';

/** Typed values, and the time of the draft that was shown when typing began; `null` for no draft. */
export interface KeptEntry {
  readonly typed: TypedEntry;
  readonly basedOn: string | null;
}

/** Typed entries that are not saved, by user and address. */
const unsaved = new WeakMap<object, Map<string, KeptEntry>>();

/**
 * Keeps the input while the page is open, so that closing the account loses nothing.
 *
 * @param owner The services of the page; another page of the same browser has its own.
 */
export function unsavedEntries(owner: object, userId: string) {
  const entries = unsaved.get(owner) ?? new Map<string, KeptEntry>();
  unsaved.set(owner, entries);
  const prefix = `${userId} `;
  return {
    get: (address: string): KeptEntry | null => entries.get(prefix + address) ?? null,
    set(address: string, kept: KeptEntry | null): void {
      if (kept) entries.set(prefix + address, kept);
      else entries.delete(prefix + address);
    },
    addresses: (): string[] =>
      [...entries.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  };
}

export type UnsavedEntries = ReturnType<typeof unsavedEntries>;
