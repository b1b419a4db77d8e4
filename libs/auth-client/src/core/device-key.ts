/** Key of this browser's secret in local storage, and name of the header that sends it with a sign-in. */
const DEVICE_KEY = 'genmaster-device';

/**
 * Returns the header that identifies this browser to the server, and creates its secret when there is none.
 *
 * It gives no access. The server counts attempts from a known device separately, so that the owner can sign in
 * while somebody else guesses. Returns `undefined` when the storage is not available.
 */
export function deviceHeader(storage: Storage | null): Record<string, string> | undefined {
  try {
    // 244 random bits.
    const key = storage!.getItem(DEVICE_KEY) ?? crypto.randomUUID() + crypto.randomUUID();
    storage!.setItem(DEVICE_KEY, key);
    // Encoded, so that a value from other code cannot break the header.
    return { [DEVICE_KEY]: encodeURIComponent(key) };
  } catch {
    return undefined;
  }
}
