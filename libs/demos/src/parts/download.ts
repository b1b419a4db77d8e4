/** Hands a text to the browser as a file. Nothing leaves the machine. */
export function downloadText(name: string, { text, type }: { text: string; type: string }): void {
  // The mark at the beginning tells spreadsheets that the file is UTF-8.
  const address = URL.createObjectURL(new Blob(type.startsWith('text/csv') ? ['\uFEFF', text] : [text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has to have begun before its source is let go.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
