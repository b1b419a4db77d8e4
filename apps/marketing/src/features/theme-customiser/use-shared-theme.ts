import { useCallback, useEffect, useState } from 'react';

const PREFIX = '#theme=';

/** Returns the address that shows a theme packed as text. The part after `#` is not sent to any server. */
export const shareAddress = (text: string): string => `${location.origin}${location.pathname}${PREFIX}${text}`;

/**
 * Returns the packed theme in the page’s address, `null` for none.
 *
 * After it was read, it is removed from the address, so that a reload or a bookmark shows the visitor’s own theme.
 */
export function useSharedTheme(onFound: () => void): readonly [text: string | null, onRead: () => void] {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      if (!location.hash.startsWith(PREFIX)) return;
      setText(location.hash.slice(PREFIX.length));
      onFound();
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [onFound]);
  const onRead = useCallback(() => {
    setText(null);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return [text, onRead];
}
