/** Downloads a text as a file in the browser. Nothing is sent to a server. */
export function downloadText(name: string, { text, type }: { text: string; type: string }): void {
  // With the byte order mark, spreadsheets recognise UTF-8.
  const address = URL.createObjectURL(new Blob(type.startsWith('text/csv') ? ['\uFEFF', text] : [text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The object URL must exist until the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
