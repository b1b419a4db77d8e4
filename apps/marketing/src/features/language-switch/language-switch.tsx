import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { PAGE_ROUTE_ID } from '../../platform/page-route-id.ts';
import { useServices } from '../../platform/services-context.tsx';
import { useShownPath } from '../navigation/use-shown-path.ts';
import { addressIn, LANGUAGE_CODES, LANGUAGE_NAMES } from '@genmaster/i18n';
import type { PageDocument } from '../../content/page-document.ts';
import { useLanguage } from '@genmaster/i18n';
import { findReadingPlace, returnToPlace, type ReadingPlace } from './reading-place.ts';

export interface LanguageSwitchProps {
  /** Class of the root element. */
  className: string;
}

/**
 * Renders the languages of the site, each in its own script, as plain links to the same page.
 *
 * With script, the page changes without a full load, at the section that is being read, and the choice is stored.
 */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { languageChoice } = useServices();
  const { code, t } = useLanguage();
  const pathname = useShownPath();
  const document = useRouteLoaderData(PAGE_ROUTE_ID) as PageDocument | undefined;
  // An alias has no address in another language; its page has one.
  const path = document?.status === 200 ? document.page.path : pathname;
  const isInBoth = document?.status !== 200 || document.head.alternates.length > 0;
  const rest = useSyncExternalStore(noChange, restOfAddress, () => '');
  const place = useRef<ReadingPlace | null>(null);
  const root = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The link of the current language is not shown, so the focus goes on to the other one.
    if (root.current?.querySelector('[aria-current]') === window.document.activeElement)
      root.current?.querySelector<HTMLElement>('a:not([aria-current])')?.focus({ preventScroll: true });
    if (place.current) returnToPlace(place.current);
    place.current = null;
  }, [code]);

  return (
    <nav ref={root} className={className} aria-label={t('language.label')}>
      {LANGUAGE_CODES.map((language) => (
        <Link
          key={language}
          // A page that exists in one language links to the home page of the other.
          to={language === code || isInBoth ? `${addressIn(language, path)}${rest}` : addressIn(language, '/')}
          lang={language}
          hrefLang={language}
          preventScrollReset
          {...(language === code ? { 'aria-current': 'true' as const } : {})}
          onClick={() => {
            languageChoice.choose(language);
            if (language !== code) place.current = findReadingPlace();
          }}
        >
          <span className="language-name">{LANGUAGE_NAMES[language]}</span>
        </Link>
      ))}
    </nav>
  );
}

// The component renders again when the page and so the address changes; there is nothing to subscribe to.
const noChange = () => () => undefined;

const restOfAddress = (): string => window.location.search + window.location.hash;
