/** Downloads data as a JSON file. */
export function saveAsFile(name: string, data: unknown): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  link.download = name;
  link.click();
  // The browser has read the data by the end of this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
