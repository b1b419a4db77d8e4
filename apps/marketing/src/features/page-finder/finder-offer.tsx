import { useLocation } from 'react-router';
import { useText } from '@genmaster/i18n';
import { FinderButton } from './finder-button.tsx';

/** Offers the page finder on a page that is not there, with the words of its address filled in. */
export function FinderOffer() {
  const say = useText();
  const { pathname } = useLocation();
  return (
    <p className="finder-offer">
      <FinderButton className="button" words={() => wordsOf(pathname)}>
        {say('finder.title')}
      </FinderButton>
    </p>
  );
}

/** The words of an address: `/online-ide/debuger.html` asks for “online ide debuger”. */
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
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
