import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { drawThreads } from './draw-threads.ts';

/** React warns about layout effects on a server, where nothing can be measured. */
const useMeasured = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Redraws the threads of an element after every change of its content, size or fonts. */
export function useThreads<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useMeasured(() => {
    if (root.current) drawThreads(root.current);
  });
  useEffect(() => {
    const element = root.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const draw = () => drawThreads(element);
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    for (const window of element.querySelectorAll('[data-window]')) observer.observe(window);
    document.fonts?.addEventListener('loadingdone', draw);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', draw);
    };
  }, []);
  return root;
}
