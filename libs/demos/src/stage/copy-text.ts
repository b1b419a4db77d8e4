/**
 * Copies a text to the clipboard; returns whether the browser allowed it.
 *
 * A text that is not ready yet is passed on as a promise: Safari allows the call only during the visitor’s action.
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
