/**
 * Copies a text; returns false where the browser does not allow it, or the text could not be made.
 *
 * A text that is still being made is passed on as a promise: Safari allows the call only during the press itself.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text.then(toBlob) })]);
    return true;
  } catch {
    return false;
  }
}

/** Not every browser accepts a promise of a string. */
const toBlob = (text: string): Blob => new Blob([text], { type: 'text/plain' });
