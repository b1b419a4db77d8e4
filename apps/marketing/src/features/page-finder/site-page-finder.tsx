import { lazy, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { LazyBoundary } from '../../app/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { useText } from '../../i18n/page-language.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { fetchFinderEarly, loadFinder } from './finder-chunk.ts';
import { finderClosed, finderOpened, selectFinderWords, selectIsFinderOpen, wordsTyped } from './page-finder-slice.ts';
import { typedAhead } from './typed-ahead.ts';

const PageFinderHost = lazy(async () => ({ default: (await loadFinder()).PageFinderHost }));

/**
 * Listens for the finder’s keys on every page, and fetches the finder when it is first wanted.
 *
 * Who uses the keyboard at all may want it next. What is typed between opening it and its arrival is kept.
 */
export function SitePageFinder() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isOpen = useSiteSelector(selectIsFinderOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;

  useEffect(() => {
    document.addEventListener('keydown', fetchFinderEarly, { once: true });
    return () => document.removeEventListener('keydown', fetchFinderEarly);
  }, []);

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isFinderKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dispatch(finderOpened({ words: '' }));
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
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
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
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
  const target = event.target as HTMLElement | null;
  const takesText = target?.closest?.('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  return event.key === '/' && !takesText;
}
