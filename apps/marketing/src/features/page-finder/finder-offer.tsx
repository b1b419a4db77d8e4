import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useText } from '@genmaster/i18n';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { FinderButton } from './finder-button.tsx';
import { loadFinder } from './finder-chunk.ts';

const FinderSuggestions = lazy(async () => ({ default: (await loadFinder()).FinderSuggestions }));

/**
 * The page finder on a page that is not there, with the words of its address filled in and the places that fit them.
 *
 * Without script the field leads to the list of all pages, as the finder’s button does everywhere.
 */
export function FinderOffer() {
  const say = useText();
  const { pathname } = useLocation();
  const words = wordsOf(pathname);
  return (
    <div className="win offer">
      <FinderButton className="field" words={() => words}>
        <span className={words && 'visually-hidden'}>{say('finder.title')}</span> {words}
      </FinderButton>
      <div className="needs-script">
        {words ? (
          <LazyBoundary onLost={ignore}>
            <Suspense>
              <FinderSuggestions words={words} />
            </Suspense>
          </LazyBoundary>
        ) : null}
      </div>
    </div>
  );
}

/** Nothing is lost with the suggestions: the field above them finds the same. */
const ignore = () => undefined;

/** The words of an address: `/online-ide/debuger.html` asks for “online ide debuger”, the page as it is built for nothing. */
export function wordsOf(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // An address that is no text is searched for as it stands.
  }
  return text
    .replace(/^\/hi(?=\/|$)/, '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/^\/404$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
