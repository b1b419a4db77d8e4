import { latinKey } from '@genmaster/keyboard';
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
 * Handles the shortcuts of the finder on every page, and loads the finder when it is first needed.
 *
 * The first key press prefetches it, because people who use the keyboard may open it next. Text that is typed before
 * the finder is loaded is kept. The listener is in the capture phase, because React does not let events bubble from a
 * part of the page that is not hydrated yet.
 */
export function SitePageFinder() {
  const t = useText();
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
    // The element that still has the focus behind the finder must not receive the key.
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
      isWanted={isOpen}
      onLost={() => {
        dispatch(finderClosed());
        dispatch(toastShown({ tone: 'problem', text: t('finder.chunkLost') }));
      }}
    >
      <Suspense>
        <PageFinderHost />
      </Suspense>
    </LazyBoundary>
  );
}

/**
 * Returns whether the event is a shortcut: `/` outside of text inputs, and Ctrl K or ⌘ K everywhere.
 *
 * Many keyboards, such as the German and the French one, have `/` on a key with Shift.
 */
export function isFinderKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && latinKey(event) === 'k';
  // The innermost target, also inside a shadow root, which editors use.
  const target = (event.composedPath()[0] ?? event.target) as HTMLElement | null;
  const takesText = target?.closest?.('input, textarea, select, [contenteditable=""], [contenteditable="true"]');
  return event.key === '/' && !takesText;
}
