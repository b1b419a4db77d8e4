import type { DragEvent } from 'react';

/** Returns the handlers of a text box that reads a dropped file; a dropped text is inserted as usual. */
export const fileDrop = (onFile: (file: File) => void) => ({
  onDragOver: (event: DragEvent) => {
    // A browser inserts no text where the page has taken the drag.
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  },
});
