import { lazy, Suspense, useEffect, useRef } from 'react';
import { LazyBoundary } from '../../app/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { useText } from '../../i18n/page-language.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { finderClosed, finderOpened, selectIsFinderOpen } from './page-finder-slice.ts';

const PageFinderHost = lazy(async () => ({ default: (await import('./page-finder-host.tsx')).PageFinderHost }));

/** Listens for the finder’s keys on every page, and fetches the finder when it is first wanted. */
export function SitePageFinder() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isOpen = useSiteSelector(selectIsFinderOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isFinderKey(event) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      dispatch(finderOpened({ words: '' }));
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [dispatch]);

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
