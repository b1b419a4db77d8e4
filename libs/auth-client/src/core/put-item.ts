/**
 * Stores a text, or removes it with `null`. Returns false without a storage, and when the storage is full or denied, as
 * it may be at any call.
 */
export function putItem(storage: Storage | null, key: string, text: string | null): boolean {
  try {
    if (text !== null) storage!.setItem(key, text);
    else storage!.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
