/** The name of the local storage item that holds a browser's own secret, and of the header that a sign-in sends it in. */
const DEVICE_KEY = 'genmaster-device';

/**
 * The header by which a server knows this browser again, with a secret that is made when there is none yet.
 *
 * It opens nothing. A server counts tries from a device it knows apart from
 * all others, so an owner gets in while somebody else guesses. Where nothing
 * can be kept there is none.
 */
export function deviceHeader(storage: Storage | null): Record<string, string> | undefined {
  try {
    // 244 random bits.
    const key = storage!.getItem(DEVICE_KEY) ?? crypto.randomUUID() + crypto.randomUUID();
    storage!.setItem(DEVICE_KEY, key);
    // What somebody else wrote there breaks no header.
    return { [DEVICE_KEY]: encodeURIComponent(key) };
  } catch {
    return undefined;
  }
}
