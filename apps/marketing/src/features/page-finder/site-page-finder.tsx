import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { fetchFinderEarly, loadFinder } from './finder-chunk.ts';
import { finderClosed, finderOpened, selectFinderWords, selectIsFinderOpen, wordsTyped } from './page-finder-slice.ts';
import { typedAhead } from './typed-ahead.ts';

const PageFinderHost = lazy(async () => ({ default: (await loadFinder()).PageFinderHost }));

/**
 * Listens for the finder’s keys on every page, and fetches the finder when it is first wanted.
 *
 * Who uses the keyboard at all may want it next. What is typed between opening it and its arrival is kept. It listens on the
 * way down: React lets no key up from a part of the page that it has not taken over yet.
 */
export function SitePageFinder() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isOpen = useSiteSelector(selectIsFinderOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;

  useEffect(() => {
    document.addEventListener('keydown', fetchFinderEarly, { once: true, capture: true });
    return () => document.removeEventListener('keydown', fetchFinderEarly, true);
  }, []);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isFinderKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dispatch(finderOpened({ words: '' }));
    };
    document.addEventListener('keydown', open, true);
    return () => document.removeEventListener('keydown', open, true);
  }, [dispatch]);

  const words = useSiteSelector(selectFinderWords);
  const typeAhead = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (event.key === 'Escape') return void dispatch(finderClosed());
    const next = typedAhead(words, event);
    if (next === null && event.key !== 'Enter') return;
    // No key may reach what still has the focus behind the finder.
    event.preventDefault();
    if (next !== null) dispatch(wordsTyped(next));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => typeAhead(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [isOpen]);

  if (!wasOpened.current) return null;
  return (
    <LazyBoundary
      onLost={() => {
        dispatch(finderClosed());
        dispatch(toastShown({ tone: 'problem', text: say('finder.chunkLost') }));
      }}
    >
      <Suspense>
        <PageFinderHost />
      </Suspense>
    </LazyBoundary>
  );
}

/** `/` outside of anything that takes text, and Ctrl K or ⌘ K anywhere. */
export function isFinderKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.shiftKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k';
  // Where the key was pressed, inside a shadow root too: an editor stands in one.
  const target = (event.composedPath()[0] ?? event.target) as HTMLElement | null;
  const takesText = target?.closest?.('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  return event.key === '/' && !takesText;
}
