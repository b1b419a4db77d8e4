/**
 * Reloads the page if the server answers; returns whether it does.
 *
 * For a visitor’s second try of a file whose import has failed: until a reload, Firefox does not fetch it again.
 */
export async function reloadPage(page: Pick<Window, 'location'> & Pick<typeof globalThis, 'fetch'> = window) {
  try {
    const { ok } = await page.fetch(page.location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) page.location.reload();
    return ok;
  } catch {
    return false;
  }
}
