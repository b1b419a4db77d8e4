import { lazy, Suspense } from 'react';
import { useText } from '@genmaster/i18n';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useShownPath } from '../navigation/use-shown-path.ts';
import { FinderButton } from './finder-button.tsx';
import { loadFinder } from './finder-chunk.ts';

const FinderSuggestions = lazy(async () => ({ default: (await loadFinder()).FinderSuggestions }));

/**
 * Renders the page finder of the not-found page, with the words of the address filled in and the places that match
 * them.
 *
 * Without script the field leads to the list of all pages, as the finder’s button does everywhere.
 */
export function FinderOffer() {
  const t = useText();
  const words = wordsOf(useShownPath());
  return (
    <div className="win offer">
      <FinderButton className="field" words={() => words}>
        <span className={words && 'visually-hidden'}>{t('finder.title')}</span> {words}
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

/** A failure of the suggestions is ignored, because the field above them finds the same. */
const ignore = () => undefined;

/**
 * Returns the words of an address: “online ide debuger” for `/online-ide/debuger.html`, none for the prerendered page.
 */
export function wordsOf(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // An address that cannot be decoded is searched as it is.
  }
  return text
    .replace(/^\/hi(?=\/|$)/, '')
    .replace(/\.\w{2,5}$/, '')
    .replace(/^\/404$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
