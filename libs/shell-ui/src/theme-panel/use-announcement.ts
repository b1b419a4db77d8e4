import { useState } from 'react';

/** Returns the text of a live region, and a function that changes it. */
export function useAnnouncement(): [text: string, announce: (text: string) => void] {
  const [text, setText] = useState('');
  // A repeated text is announced again only if it differs.
  const announce = (next: string) => setText((last) => (last === next ? `${next}\u00a0` : next));
  return [text, announce];
}
