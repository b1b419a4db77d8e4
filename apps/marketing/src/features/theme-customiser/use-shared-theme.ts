import { useCallback, useEffect, useState } from 'react';

const PREFIX = '#theme=';

/** The address that shows a theme packed as text. What stands behind `#` reaches no server. */
export const shareAddress = (text: string): string => `${location.origin}${location.pathname}${PREFIX}${text}`;

/**
 * The theme that the page’s address carries, `null` for none.
 *
 * Once read, it is taken out of the address: a reload or a bookmark shows the visitor’s own theme.
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
